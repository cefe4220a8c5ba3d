// Passing on the address of a page.

import { t } from '../language/language.svelte';
import { announcer } from './announcer.svelte';

/** Shares a link as the device does it, or copies it; whether anything of that could be done here. */
export async function share(link: string): Promise<boolean> {
  // Over plain http browsers offer neither.
  const { share, clipboard } = navigator as Partial<Navigator>;
  try {
    if (share) await share.call(navigator, { title: 'Munera', url: link });
    else if (clipboard) {
      await clipboard.writeText(link);
      announcer.show(t('web-link-copied'));
    } else return false;
    return true;
  } catch (error) {
    // Whoever changes their mind shares nothing.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
