/** A parent and a student read their dashboards, including the charts: visually, by keyboard, and as tables. */
import type { Page } from '@playwright/test';
import { alsoOnPhone, expect, open, settled, test } from '../support/site';

interface Chart {
  readonly path: string;
  readonly name: string;
  readonly points: number;
  /** The number of marks, if not one per point: a line is a single mark. */
  readonly drawn?: number;
}

/** The sections in the week's six bars: two in each of five, and all four in one. */
const partsOfTheWeek = 14;

const charts: readonly Chart[] = [
  {
    path: '/dashboard/student',
    name: 'Study time by day, in hours',
    points: 7,
    drawn: partsOfTheWeek,
  },
  {
    path: '/dashboard/parents',
    name: 'Section scores against their targets',
    points: 3,
  },
  {
    path: '/dashboard/parents',
    name: 'Study time by day, in hours',
    points: 7,
    drawn: partsOfTheWeek,
  },
  {
    path: '/parent-dashboard',
    name: 'Study time by day, in hours',
    points: 7,
    drawn: partsOfTheWeek,
  },
  { path: '/parent-dashboard', name: 'Total score by test', points: 10, drawn: 1 },
  { path: '/parent-dashboard', name: 'Section scores by test', points: 37, drawn: 3 },
  { path: '/my-page', name: 'Total score by test', points: 10, drawn: 1 },
  { path: '/my-page', name: 'Accuracy by skill, Reading, last four weeks', points: 4 },
  { path: '/dashboard/student', name: 'Accuracy by section, this week', points: 3 },
  {
    path: '/parent-dashboard?tab=scores',
    name: 'Percentile of each full test, last 6 months',
    points: 7,
    drawn: 1,
  },
  {
    path: '/parent-dashboard?tab=study-time',
    name: 'Hours by day, this week',
    points: 7,
    drawn: partsOfTheWeek,
  },
  {
    path: '/parent-dashboard?tab=study-time',
    name: 'Share of study time by subject, beside the advised share',
    points: 4,
  },
];

const figure = (page: Page, name: string) =>
  page.getByRole('figure').filter({ has: page.getByRole('group', { name }) });

for (const { path, name, points, drawn = points } of charts) {
  test(`${path} draws "${name}", navigates it with arrow keys, and shows it as a table`, async ({ page }) => {
    await open(page, path);
    const chart = page.getByRole('group', { name });
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.locator('[data-mark]')).toHaveCount(drawn);
    const box = await chart.boundingBox();
    const drawing = await chart.locator('svg').first().boundingBox();
    expect(drawing?.width).toBeLessThanOrEqual((box?.width ?? 0) + 1);
    expect(drawing?.height).toBeLessThanOrEqual((box?.height ?? 0) + 1);

    await chart.focus();
    const spoken = figure(page, name).getByRole('status');
    const heard: string[] = [];
    for (let point = 0; point < points; point += 1) {
      await page.keyboard.press('ArrowRight');
      heard.push(await spoken.innerText());
    }
    expect(new Set(heard).size).toBe(points);
    await page.keyboard.press('Home');
    await expect(spoken).toHaveText(heard[0] ?? '');

    // On a phone, the tooltip covers the button.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Show as table (${name})` }).click();
    const rows = page.getByRole('table', { name }).getByRole('row');
    await expect(rows).toHaveCount(points + 1);
    // The announcements and the table contain the same numbers.
    for (const [index, sentence] of heard.entries()) {
      const cells = await rows
        .nth(index + 1)
        .getByRole('cell')
        .allInnerTexts();
      for (const cell of cells) expect(sentence).toContain(cell);
    }
    await page.getByRole('button', { name: `Show as chart (${name})` }).click();
    await expect(page.getByRole('group', { name })).toBeVisible();
  });
}

test(
  'the charts update when a parent switches to the second child and back',
  { tag: alsoOnPhone },
  async ({ page }) => {
    await open(page, '/dashboard/parents');
    await expect(
      page.getByText(
        'Clearly above the 2,200 target for Ashby Hall four full tests in a row; Reading has the most to gain.',
      ),
    ).toBeVisible();
    await page.getByRole('combobox', { name: 'Child' }).selectOption('Theo Anders, grade 10');
    await expect(
      page.getByText(
        '66 below the 2,280 target for Norcott School, and clearly rising; Math has the most to gain.',
      ),
    ).toBeVisible();
    await expect(page.getByText('18.4 of 20 hours, 1.6 short; Saturday was the longest day.')).toBeVisible();
    await page.getByRole('button', { name: 'Show as table (Section scores against their targets)' }).click();
    await expect(page.getByRole('row', { name: 'Math 732 770' })).toBeVisible();
    // The child is in the URL: a reload preserves it, and the detailed report is his.
    await expect(page).toHaveURL('/dashboard/parents?child=theo');
    await page.reload();
    await expect(page.getByText('66 below the 2,280 target')).toBeVisible();
    await page.getByRole('link', { name: 'View Detailed Report' }).click();
    await expect(page).toHaveURL('/parent-dashboard?child=theo');
    await expect(page.getByRole('region', { name: 'Child' })).toContainText('Theo Anders');
    await page.goBack();
    await page.getByRole('combobox', { name: 'Child' }).selectOption('Maya Anders, grade 8');
    await expect(page.getByText('Clearly above the 2,200 target')).toBeVisible();
  },
);

for (const [family, name, line] of [
  ['off-course', 'Nora Whitfield', 'Off track. 165 below the 2,160 target'],
  ['first-week', 'Sam Okafor', 'No full test yet.'],
  ['one-test', 'Ines Duarte', 'Worth watching. 53 below the 2,200 target'],
  ['long-year', 'Ravi Menon', 'Worth watching. 42 below the 2,370 target'],
  ['nobody', 'Maya Anders', 'On track. Clearly above the 2,200 target'],
] as const) {
  test(`shows the family ${family} from the URL and keeps it in the detailed report`, async ({ page }) => {
    await open(page, `/dashboard/parents?family=${family}`);
    await expect(
      page.getByText(new RegExp(`^A sample family: ${name}, grade \\d+, aiming for`)),
    ).toBeVisible();
    await expect(page.getByText(line)).toBeVisible();
    await page.getByRole('link', { name: 'View Detailed Report' }).click();
    await expect(page.getByRole('region', { name: 'Child' })).toContainText(name);
    // Before opening another tab: on a busy machine, the overview's charts take seconds and would delay the tab.
    await settled(page);
    await page.getByRole('tab', { name: 'Weekly Reports' }).click();
    await expect(page.getByRole('region', { name: 'Study Time Summary' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Child' })).toContainText(name);
  });
}

test.describe('when a chart’s code can’t be loaded', () => {
  test.use({ allowed: /Failed to load resource/ });

  test('shows the table instead', async ({ page }) => {
    await page.route(/StackedBarsDrawing-.*\.js/, (route) => route.abort());
    await open(page, '/dashboard/student');
    await page.getByRole('heading', { name: 'Study Time by Day' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('table', { name: 'Study time by day, in hours' })).toBeVisible();
  });
});
