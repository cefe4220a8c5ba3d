// What somebody has chosen for this device. It stays on the device.

const KEY = 'munera.settings';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'none';

export interface Choices {
  theme: Theme;
  /** How long things take to be shown; `none` shows only what comes of them. */
  speed: Speed;
  sound: boolean;
  /** Whether a tap only chooses, and a second one plays. */
  confirm: boolean;
  notifications: boolean;
}

const usual: Choices = { theme: 'auto', speed: 'normal', sound: false, confirm: false, notifications: false };

function read(): Choices {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>) };
  } catch {
    return { ...usual };
  }
}

class Settings {
  choices = $state<Choices>(read());

  change(some: Partial<Choices>) {
    Object.assign(this.choices, some);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.choices));
    } catch {
      // Somebody who lets nothing be kept chooses anew each time.
    }
  }

  /** Milliseconds that a movement takes: none for whoever wants less motion. */
  get motion(): number {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return { slow: 700, normal: 380, fast: 180, none: 0 }[this.choices.speed];
  }
}

export const settings = new Settings();
