/** The site in a browser without scripts: it says so, and what scripts would draw is there in text, tables, or links. */
import type { Page } from '@playwright/test';
import { pathOf } from '../../../src/site';
import { expect, test } from '../support/site';

test.use({ javaScriptEnabled: false });

/** Every page whose widgets have a replacement, with what it shows. */
const replacements: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await expect(page.getByRole('group', { name: 'Choices' }).getByRole('button')).toHaveCount(5);
    // Text locators ignore <noscript>.
    await page.locator('noscript summary').click();
    await expect(page.locator('noscript li').filter({ hasText: 'Right' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Clearly above the/ })).toBeVisible();
    await expect(page.getByText('Whole range above the target')).toBeVisible();
    await expect(page.getByText('Say', { exact: true })).toBeVisible();
    await expect(page.getByText(/^An email to .+ works, too\.$/)).toBeVisible();
  },
  [pathOf('quickTest')]: expectNotice,
  [pathOf('parentDashboard')]: expectNotice,
  [pathOf('coaching')]: (page) => expect(page.getByText(/^A sheet of paper will do\./)).toBeVisible(),
  [pathOf('about')]: (page) =>
    expect(
      page.getByRole('region', { name: 'Report a Mistake' }).getByRole('link', { name: /@/ }),
    ).toHaveAttribute('href', /^mailto:.*subject=A%20mistake/),
  [pathOf('pricing')]: (page) =>
    expect(page.getByRole('link', { name: /^Ask for a quote/ }).first()).toBeVisible(),
  [pathOf('scoring')]: async (page) => {
    await expect(page.getByText(/^A raw score of 36 in the verbal section is about/)).toBeVisible();
    await expect(page.getByRole('table', { name: /What a guess is worth/ })).toBeVisible();
    await expect(page.getByText(/^Up 36\. Chance alone could explain it\./)).toBeVisible();
  },
  [pathOf('scoreGuide')]: (page) =>
    expect(page.getByRole('table', { name: /^Percentile by scaled score/ })).toBeVisible(),
  [pathOf('scoreReport')]: async (page) => {
    await expect(page.getByText('This is a worked example')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^A clear gain/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Estimated Scores' })).toContainText(
      /Verbal\d{3}\sto\s\d{3}/,
    );
  },
  [pathOf('testResults')]: (page) =>
    expect(page.getByRole('table', { name: 'Worked example' })).toContainText(/right, \d+ wrong/),
  [pathOf('studyPlanner')]: (page) =>
    expect(page.getByRole('button', { name: 'Make the plan' })).toBeDisabled(),
  [pathOf('errorLog')]: (page) => expect(page.getByText(/^Any question you miss/)).toBeVisible(),
  [pathOf('materials')]: async (page) => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('group', { name: 'Preview: Test-Day Checklist' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Preview: Answer Sheet' })).toBeVisible();
    // Its words are fetched by scripts.
    await expect(page.getByRole('group', { name: 'Preview: Word List with Roots' })).toBeHidden();
  },
};

/** The notice about JavaScript, above the heading. */
async function expectNotice(page: Page): Promise<void> {
  // Text locators ignore <noscript>.
  const word = page.locator('main noscript p').first();
  await expect(word).toHaveText(/^You can read this page without JavaScript/);
  await expect(word).toBeInViewport();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const at = await word.boundingBox();
  expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
}

test('every page says that it can be read, and replaces its widgets', async ({ page }) => {
  for (const [path, isReplaced] of Object.entries(replacements))
    await test.step(path, async () => {
      await page.goto(path);
      if (path === '/') await expectNotice(page);
      await isReplaced(page);
    });
});
