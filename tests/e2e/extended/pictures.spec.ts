/**
 * Thirty screens, compared with saved pictures, so that no change of their look goes unnoticed. After an intended change, save new
 * ones with `npm run e2e -- pictures --update-snapshots`, and look at them before committing.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type DashboardTab, dashboardTabs } from '../../../src/domain/dashboard/dashboard-tab';
import { typedKeys } from '../../../src/lib/typedKeys';
import { pathOf } from '../../../src/site';
import { isHeadlessShell } from '../../../tools/browser.mjs';
import { sitePictures, takePicture } from '../../../tools/pictures.mjs';
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

/** The largest share of pixels that may differ between a picture of the repository and the site. */
const mostDifferent = 0.02;

/** Returns the share of pixels that clearly differ; 1 for pictures of different sizes. */
const differentPixels = (page: Page, before: Buffer, after: Buffer) =>
  page.evaluate(
    async (sources) => {
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (one === undefined || other === undefined) return 1;
      if (one.width !== other.width || one.height !== other.height) return 1;
      const visible = 48;
      let different = 0;
      for (let at = 0; at < one.data.length; at += 4)
        if ([0, 1, 2].some((c) => Math.abs((one.data[at + c] ?? 0) - (other.data[at + c] ?? 0)) > visible))
          different += 1;
      return (4 * different) / one.data.length;
    },
    [before.toString('base64'), after.toString('base64')],
  );

test('the pictures for installing and of the README show the site as it is', async ({
  browser,
  page,
  baseURL,
}) => {
  const pictures = await sitePictures();
  expect(pictures.length).toBeGreaterThan(4);
  for (const picture of pictures)
    await test.step(picture.file, async () => {
      const taken = await takePicture(browser, baseURL ?? '', picture);
      const share = await differentPixels(page, readFileSync(picture.file), taken);
      expect(share, 'take them again with `npm run pictures`').toBeLessThanOrEqual(mostDifferent);
    });
});
