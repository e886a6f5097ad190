/**
 * Thirty screens, compared with saved pictures, so that no change of their look goes unnoticed. After an intended change, save new
 * ones with `npm run e2e -- pictures --update-snapshots`, and look at them before committing.
 */
import type { Page, ViewportSize } from '@playwright/test';
import { isHeadlessShell } from '../../../tools/browser.mjs';
import { variantsAddress } from '../../playwright.config';
import { expect, settled, test } from '../support/site';

test.skip(() => !isHeadlessShell(), 'the pictures were taken in the headless shell');

interface Screen {
  readonly viewport: ViewportSize;
  readonly colorScheme: 'light' | 'dark';
  /** The name and the address of each picture. */
  readonly pictures: readonly (readonly [string, string])[];
}

const laptop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const screens: Readonly<Record<string, Screen>> = {
  'laptop-light': {
    viewport: laptop,
    colorScheme: 'light',
    pictures: [
      ['home', '/'],
      ['features', '/features'],
      ['parent-overview', '/parent-dashboard'],
      ['parent-study-time', '/parent-dashboard?tab=study-time'],
      ['student-week', '/dashboard/student'],
      ['score-report', '/score-report'],
      ['practice-hub', '/section-study'],
      ['scoring', '/ssat-scoring'],
      ['passage', '/player/reading'],
    ],
  },
  'laptop-dark': {
    viewport: laptop,
    colorScheme: 'dark',
    pictures: [
      ['my-page', '/my-page'],
      ['parent-short', '/dashboard/parents'],
      ['parent-scores', '/parent-dashboard?tab=scores'],
      ['parent-reports', '/parent-dashboard?tab=reports'],
      ['free-test', '/free-ssat-test'],
      ['course', '/term-course/4-weeks'],
      ['essay', '/player/essay'],
    ],
  },
  'phone-light': {
    viewport: phone,
    colorScheme: 'light',
    pictures: [
      ['home', '/'],
      ['my-page', '/my-page'],
      ['parent-overview', '/parent-dashboard'],
      ['parent-goals', '/parent-dashboard?tab=goals'],
      ['planner', '/study-planner'],
      ['quick-test', '/ssat-verbal-practice/quick-test'],
      ['words', '/ssat-verbal-practice-app'],
      ['checked-answer', '/player/checked-wrong'],
    ],
  },
  'phone-dark': {
    viewport: phone,
    colorScheme: 'dark',
    pictures: [
      ['student-week', '/dashboard/student'],
      ['parent-notifications', '/parent-dashboard?tab=notifications'],
      ['score-report', '/score-report'],
      ['test', '/ssat-test'],
      ['error-log', '/error-log'],
      ['table-question', '/player/table'],
    ],
  },
};

const isPlayer = ([, address]: readonly [string, string]) => address.startsWith('/player/');

for (const [name, { pictures, ...screen }] of Object.entries(screens))
  test.describe(name, () => {
    test.use(screen);
    test('pages look as saved', ({ page }) =>
      expectPictures(
        page,
        name,
        pictures.filter((picture) => !isPlayer(picture)),
      ));

    test.describe('the player', () => {
      // Its states are a variant of the site.
      test.use({ baseURL: variantsAddress });

      test('looks as saved', ({ page }) => expectPictures(page, name, pictures.filter(isPlayer)));
    });
  });

async function expectPictures(
  page: Page,
  screen: string,
  pictures: readonly (readonly [string, string])[],
): Promise<void> {
  expect(pictures).not.toHaveLength(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime('2026-11-25T16:00:00');
  for (const [picture, address] of pictures)
    await test.step(picture, async () => {
      await page.goto(address);
      await settled(page);
      await page.evaluate(() => document.fonts.ready);
      await expect.soft(page).toHaveScreenshot(`${picture}-${screen}.png`);
    });
}
