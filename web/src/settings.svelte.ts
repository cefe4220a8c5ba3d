// The settings of this device. They never leave it.

const KEY = 'munera.settings';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'none';

export interface Choices {
  theme: Theme;
  /** How fast the board animates; `none` shows only outcomes. */
  speed: Speed;
  sound: boolean;
  /** Whether the first tap only chooses a card, and the second plays it. */
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
      // Without storage the settings last until the page is closed.
    }
  }

  /** How long a movement takes, in milliseconds; 0 if the player wants less motion. */
  get motion(): number {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return { slow: 700, normal: 380, fast: 180, none: 0 }[this.choices.speed];
  }
}

export const settings = new Settings();
