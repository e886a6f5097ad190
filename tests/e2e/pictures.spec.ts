/**
 * Thirty screens, compared with saved pictures, so that no change of their look goes unnoticed. After an intended change, save new
 * ones with `npm run e2e -- pictures --update-snapshots`, and look at them before committing.
 */
import { isHeadlessShell } from '../../tools/browser.mjs';
import { variantsAddress } from '../playwright.config';
import { expect, settled, test } from './site';

const screens = {
  'laptop-light': { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  'laptop-dark': { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  'phone-light': { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  'phone-dark': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
} as const;

test.skip(() => !isHeadlessShell(), 'the pictures show the letters of the headless shell');

type Picture = readonly [name: string, address: string];

const pictures: Readonly<Record<keyof typeof screens, readonly Picture[]>> = {
  'laptop-light': [
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
  'laptop-dark': [
    ['my-page', '/my-page'],
    ['parent-short', '/dashboard/parents'],
    ['parent-scores', '/parent-dashboard?tab=scores'],
    ['parent-reports', '/parent-dashboard?tab=reports'],
    ['free-test', '/free-ssat-test'],
    ['course', '/term-course/4-weeks'],
    ['essay', '/player/essay'],
  ],
  'phone-light': [
    ['home', '/'],
    ['my-page', '/my-page'],
    ['parent-overview', '/parent-dashboard'],
    ['parent-goals', '/parent-dashboard?tab=goals'],
    ['planner', '/study-planner'],
    ['quick-test', '/ssat-verbal-practice/quick-test'],
    ['words', '/ssat-verbal-practice-app'],
    ['checked-answer', '/player/checked-wrong'],
  ],
  'phone-dark': [
    ['student-week', '/dashboard/student'],
    ['parent-notifications', '/parent-dashboard?tab=notifications'],
    ['score-report', '/score-report'],
    ['test', '/ssat-test'],
    ['error-log', '/error-log'],
    ['table-question', '/player/table'],
  ],
};

for (const [name, screen] of Object.entries(screens))
  for (const [picture, address] of pictures[name as keyof typeof screens])
    test.describe(name, () => {
      test.use(screen);
      // The states of the player are a variant of the site.
      if (address.startsWith('/player/')) test.use({ baseURL: variantsAddress });

      test(`${picture} looks as saved`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.clock.setFixedTime('2026-11-25T16:00:00');
        await page.goto(address);
        await settled(page);
        await page.evaluate(() => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${picture}-${name}.png`);
      });
    });
