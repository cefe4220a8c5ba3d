import { t } from '../language/language.svelte';
import { announcer } from './announcer.svelte';

/** Shares a link by the device's dialog, or copies it; false if the browser can do neither. */
export async function share(link: string): Promise<boolean> {
  // Browsers offer neither over plain http.
  const { share, clipboard } = navigator as Partial<Navigator>;
  try {
    if (share) await share.call(navigator, { title: 'Munera', url: link });
    else if (clipboard) {
      await clipboard.writeText(link);
      announcer.show(t('web-link-copied'));
    } else return false;
    return true;
  } catch (error) {
    // The user has closed the dialog.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
