/** The risk that a browser clears what is saved. */
import { describe, expect, test } from 'vitest';
import { assessEvictionRisk, benefitsFromInstall } from '@/features/history/my-data/assessEvictionRisk';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36';

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15';

const chromeOnPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/148.0 Mobile/15E148 Safari/604.1';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';

const android =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/148.0 Mobile Safari/537.36';

describe('what a browser can clear', () => {
  test.each([
    ['Chrome that granted it', chrome, true, false, 'promised'],
    ['Chrome that didn’t grant it', chrome, false, false, 'maybe'],
    ['installed Chrome that didn’t grant it', chrome, false, true, 'maybe'],
    ['Safari, whatever it reports', safari, true, false, 'seven-days'],
    ['Safari with the site in the Dock', safari, true, true, 'promised'],
    ['Chrome on an iPhone', chromeOnPhone, false, false, 'seven-days'],
    ['an iPhone with the site on the Home Screen', chromeOnPhone, false, true, 'maybe'],
    ['Firefox that doesn’t report it', firefox, null, false, 'maybe'],
    ['a browser on Android', android, false, false, 'maybe'],
  ] as const)('%s', (_, userAgent, persisted, installed, clearing) => {
    expect(assessEvictionRisk({ userAgent, maxTouchPoints: 0 }, persisted, installed)).toBe(clearing);
  });

  test.each([
    ['an iPhone', chromeOnPhone, 5, false, true],
    ['an iPad, which identifies itself as a Mac', safari, 5, false, true],
    ['an iPhone with the site on the Home Screen', chromeOnPhone, 5, true, false],
    ['a Mac', safari, 0, false, false],
    ['a laptop with a touch screen', firefox, 10, false, false],
    ['a phone with Android', android, 5, false, false],
  ] as const)('%s benefits from the Home Screen or not', (_, userAgent, maxTouchPoints, installed, gains) => {
    expect(benefitsFromInstall({ userAgent, maxTouchPoints }, installed)).toBe(gains);
  });
});
