/**
 * Thirty screens, compared with saved pictures, so that no change of their look goes unnoticed. After an intended change, save new
 * ones with `npm run e2e -- pictures --update-snapshots`, and look at them before committing.
 */
import type { Page } from '@playwright/test';
import { type DashboardTab, dashboardTabs } from '../../../src/domain/dashboard/dashboard-tab';
import { typedKeys } from '../../../src/lib/typedKeys';
import { pathOf } from '../../../src/site';
import { isHeadlessShell } from '../../../tools/browser.mjs';
import { variantsAddress } from '../../playwright.config';
import { expect, settled, test } from '../support/site';

test.skip(() => !isHeadlessShell(), 'the pictures were taken in the headless shell');

/** A name and an address. */
type Picture = readonly [string, string];

const laptop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const looks = {
  'laptop-light': { viewport: laptop, colorScheme: 'light' },
  'laptop-dark': { viewport: laptop, colorScheme: 'dark' },
  'phone-light': { viewport: phone, colorScheme: 'light' },
  'phone-dark': { viewport: phone, colorScheme: 'dark' },
} as const;
type Look = keyof typeof looks;

/** Every tab of the family dashboard is in at least one picture. */
const looksOfTabs: Readonly<Record<DashboardTab, readonly [Look, ...Look[]]>> = {
  overview: ['laptop-light', 'phone-light'],
  scores: ['laptop-dark'],
  'study-time': ['laptop-light'],
  notifications: ['phone-dark'],
  reports: ['laptop-dark'],
  goals: ['phone-light'],
};

const pages: Readonly<Record<Look, readonly Picture[]>> = {
  'laptop-light': [
    ['home', pathOf('home')],
    ['features', pathOf('features')],
    ['student-week', pathOf('studentDashboard')],
    ['score-report', pathOf('scoreReport')],
    ['practice-hub', pathOf('sectionStudy')],
    ['scoring', pathOf('scoring')],
    ['passage', '/player/reading'],
  ],
  'laptop-dark': [
    ['my-page', pathOf('myPage')],
    ['parent-short', pathOf('parentsDashboard')],
    ['free-test', pathOf('freeTest')],
    ['course', pathOf('course4')],
    ['essay', '/player/essay'],
  ],
  'phone-light': [
    ['home', pathOf('home')],
    ['my-page', pathOf('myPage')],
    ['planner', pathOf('studyPlanner')],
    ['quick-test', pathOf('quickTest')],
    ['words', pathOf('verbalPracticeApp')],
    ['checked-answer', '/player/checked-wrong'],
  ],
  'phone-dark': [
    ['student-week', pathOf('studentDashboard')],
    ['score-report', pathOf('scoreReport')],
    ['test', pathOf('practiceTest')],
    ['error-log', pathOf('errorLog')],
    ['table-question', '/player/table'],
  ],
};

const picturesOf = (look: Look): readonly Picture[] => [
  ...pages[look],
  ...dashboardTabs
    .filter((tab) => looksOfTabs[tab].includes(look))
    .map((tab): Picture => [`parent-${tab}`, pathOf('parentDashboard', { search: { tab } })]),
];

const isPlayer = ([, address]: Picture) => address.startsWith('/player/');

for (const name of typedKeys(looks))
  test.describe(name, () => {
    const pictures = picturesOf(name);
    test.use(looks[name]);
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

async function expectPictures(page: Page, screen: string, pictures: readonly Picture[]): Promise<void> {
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
