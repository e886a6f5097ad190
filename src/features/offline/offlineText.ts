/** The text about the offline copy of the site. */
import type { OfflineCopyState } from '@/data/offline/getSiteCopyController';
import { assertUnreachable } from '@/lib/assert';
import { formatDataSize } from '@/lib/text/format';

export function offlineCopySentence(state: OfflineCopyState): string | null {
  switch (state) {
    case 'unsupported':
      return null;
    case 'none':
    case 'off':
      return 'This site can work without a connection if you save it on this device.';
    case 'storing':
      return 'This site is being saved on this device so that it works without a connection.';
    case 'stored':
      return 'This site is saved on this device and works without a connection.';
    case 'failed':
      return 'This site could not be saved on this device, so it needs a connection.';
    default:
      return assertUnreachable(state);
  }
}

/** The size of the saved or potential copy; '' if unknown. */
export function offlineCopySizeText(state: OfflineCopyState, bytes: number | null): string {
  return bytes === null || state === 'unsupported' || state === 'failed' ? '' : formatDataSize(bytes);
}

/** The button's label; null for no button. */
export function offlineCopyActionLabel(
  state: OfflineCopyState,
): 'Save it' | 'Don’t save it' | 'Remove it' | null {
  switch (state) {
    case 'unsupported':
      return null;
    case 'none':
    case 'off':
      return 'Save it';
    case 'storing':
      return 'Don’t save it';
    case 'stored':
      return 'Remove it';
    case 'failed':
      return 'Save it';
    default:
      return assertUnreachable(state);
  }
}

export const installTexts = {
  button: 'You can install this site as an app on this device.',
  steps:
    'You can add this site to your Home Screen: tap Share, then “Add to Home Screen.” If you use a browser tab, this device may delete your saved work after seven days of using the browser without a tap or click on this site.',
  install: 'Install it',
  refuse: 'Don’t show this again',
} as const;

export const updateTexts = {
  ready: 'A new version of this site is ready.',
  use: 'Use it now',
} as const;
