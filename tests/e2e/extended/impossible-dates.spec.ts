/** Implausible dates from a file or a wrong clock break no page and can be deleted. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { routeIds, site as routes } from '../../../src/site';
import { impossibleDates, planOfYear9999 } from '../support/history-file';
import { addDays } from '../../../src/lib/dates/calendar';
import { assertPresent } from '../../../src/lib/assert';
import { chooseFile, exportEverything } from '../support/my-data';
import { makePlanFor } from '../support/planner';
import { expect, hydrated, onDay, open, test } from '../support/site';
import { answer, handIn, start } from '../support/taking';

const source = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../src/${file}`, import.meta.url)), 'utf8');

/**
 * The pages that show saved dates: those in the folders of dashboards, planning, and practice, except the pages of tests, which only
 * read which questions were seen.
 */
const router = source('app/pages.ts');
const datedPages = routeIds.filter((id) => {
  const page = new RegExp(`^ {2}${id}: \\(\\) => import\\('@/(pages/(\\w+)/\\w+)'\\)`, 'm').exec(router);
  const [, module = '', folder = ''] = assertPresent(page, `the router has no page ${id}`);
  return (
    ['dashboards', 'planning', 'practice'].includes(folder) && !source(`${module}.tsx`).includes('<TestFlow')
  );
});

test('some pages show saved dates, and some don’t', () => {
  expect(datedPages).toContain('studyPlanner');
  expect(datedPages).not.toContain('quickTest');
});

const broken = /Something went wrong|could not be shown|That did not work/;

/** Writes rows directly, bypassing all validation, as a wrong clock would. */
async function putRows(page: Page) {
  // Opening the database before the site has created it would create an empty one.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('larkfield');
  await page.evaluate(async (plan) => {
    const opened = indexedDB.open('larkfield');
    await new Promise((resolve) => (opened.onsuccess = resolve));
    const rows = {
      plans: [plan],
      cards: [
        { id: 'abate', dueDay: '9999-12-31', reviewedOn: '0000-01-01', stability: 1e300 },
        { id: 'frugal', dueDay: '2026-11-14', reviewedOn: '2026-11-13', stability: 1e-7 },
      ].map((card) => ({
        ...card,
        difficulty: 5,
        reviews: 1,
        lapses: 0,
        missesInARow: 0,
        changedAt: 8.64e15,
      })),
      wordDays: [
        { id: '9999-12-31', recalls: Number.MAX_SAFE_INTEGER, newWords: 0, ms: 8.64e15, changedAt: 8.64e15 },
      ],
    };
    for (const [store, all] of Object.entries(rows))
      for (const row of all) {
        const put = opened.result
          .transaction(store, 'readwrite')
          .objectStore(store)
          .put({ id: row.id, version: 1, row });
        await new Promise((resolve) => (put.onsuccess = resolve));
      }
    opened.result.close();
    localStorage.setItem('larkfield:number:last-backup', '9999999999999999');
  }, planOfYear9999);
}

test('an import counts impossible dates; afterward, every page that shows dates opens, and everything can be deleted', async ({
  page,
  context,
}) => {
  await onDay(context, '2026-11-16');
  await open(page, '/test-results');
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await chooseFile(page, impossibleDates());
  const said = page.getByRole('group', { name: 'What the import will do' });
  await expect(said).toContainText('4 new tests. 3 of the new tests have a date that can’t be right');
  await expect(said).toContainText(
    'A study plan will be left out: some dates or numbers in it can’t be right.',
  );
  await said.getByRole('button', { name: 'Import', exact: true }).click();
  const rows = page.getByRole('table', { name: 'Finished tests' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('Nov 14, 2026');
  await expect(rows.filter({ hasText: 'date unknown' })).toHaveCount(3);
  await putRows(page);

  const reports = ['end-of-time', 'begin-of-time', 'year-9999'].map(
    (id) => `${routes.scoreReport.path}?attempt=${id}`,
  );
  const dated = [routes.countdown, routes.studyPlanner].map(({ path }) => `${path}?date=9999-12-31`);
  for (const path of [...datedPages.map((id) => routes[id].path), ...reports, ...dated]) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.getByText(broken), path).toHaveCount(0);
    await expect(page.getByText(/Invalid Date|NaN|undefined/), path).toHaveCount(0);
  }

  await open(page, '/test-results');
  await expect(page.getByText(/^3 tests here have a date that can’t be right/)).toBeVisible();
  await expect(page.getByText(/^2 words you have practiced and a study plan can’t be used/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(page.getByText('No finished tests yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No finished tests yet')).toBeVisible();
});

test('a new plan replaces one for the year 9999', async ({ page, context }) => {
  await onDay(context, '2026-11-16');
  await open(page, '/test-results');
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await expect(page.getByText('Results are saved on this device from now on.')).toBeVisible();
  await putRows(page);
  await open(page, `${routes.studyPlanner.path}?date=2026-12-12`);
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await expect(page.getByRole('heading', { name: 'Week by Week' })).toBeVisible();
  await open(page, routes.studyPlanner.path);
  await expect(page.getByRole('heading', { name: 'Week by Week' })).toBeVisible();
});

const practicePages = [
  'sectionStudy',
  'studyPlanner',
  'errorLog',
  'verbalPracticeApp',
  'scoreReport',
  'countdown',
  'testResults',
] as const satisfies readonly (keyof typeof routes)[];

async function takeQuickTest(page: Page, options: { readonly keep?: 'device' } = {}): Promise<void> {
  await start(page, routes.quickTest.path, options);
  await answer(page, false);
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
}

test('work done while the clock is a year ahead, and then a year behind, is kept, and every page opens once it is corrected', async ({
  page,
  context,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await onDay(context, '2027-11-20');
  await takeQuickTest(page, { keep: 'device' });
  await makePlanFor(page, { testDate: addDays('2027-11-20', 40), minutes: 30, keep: 'device' });
  await onDay(context, '2025-11-20');
  await takeQuickTest(page);

  await onDay(context, '2026-11-20');
  await takeQuickTest(page);
  for (const id of practicePages) {
    await open(page, routes[id].path);
    // The heading of a report is its result.
    const heading = id === 'scoreReport' ? /\d of 10 right/ : routes[id].heading;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText(broken)).toHaveCount(0);
  }
  // The last of them is the list of tests.
  await expect(page.getByRole('table', { name: 'Finished tests' }).getByRole('rowheader')).toHaveCount(3);
  expect(JSON.parse((await exportEverything(page)).buffer.toString()).attempts).toHaveLength(3);
});
