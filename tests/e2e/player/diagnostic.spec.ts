/** A new student takes the free test, from the header to a result by section. */
import type { Page } from '@playwright/test';
import { openFolded } from '../support/section-report';
import { alsoOnPhone, expect, open, test } from '../support/site';
import { answer, handIn, question } from '../support/taking';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

test('a student takes the free test from the header to a result', { tag: alsoOnPhone }, async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, '/');
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: 'Free Practice Test' })
      .click();
  } else
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Free Test' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Start' })).toContainText(/1 h 30 min/);
  await page.getByLabel('End with the essay').uncheck();
  await expect(page.getByRole('region', { name: 'Start' })).toContainText(/1 h 5 min/);
  await page.getByLabel('End with the essay').check();
  // One click leads to the first question.
  await page.getByRole('button', { name: 'Start with Verbal' }).click();

  // Any question of a section is reachable in two taps.
  await expect(question(page, 1, 30)).toBeVisible();
  await answer(page, true);
  await page
    .getByRole('button', { name: isPhone(page) ? /^Question 1 of 30/ : /^Questions 21 to 30/ })
    .click();
  await page.getByRole('button', { name: 'Question 28, blank' }).click();
  await expect(question(page, 28, 30)).toBeFocused();
  await answer(page, false);
  await handIn(page);

  // Quantitative: one question at a time; figures and tables can be enlarged.
  await page.getByRole('button', { name: 'Start Quantitative' }).click();
  await expect(question(page, 1, 25)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Question \d+ of 25/ })).toHaveCount(1);
  const enlarge = page.getByRole('button', { name: /^Enlarge/ });
  for (let number = 1; number < 25 && (await enlarge.count()) === 0; number += 1) {
    await page.keyboard.press('n');
    await expect(question(page, number + 1, 25)).toBeVisible();
  }
  await enlarge.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await handIn(page);

  // Reading: the passage is beside the question; on a phone, in a tab.
  await page.getByRole('button', { name: 'Start Reading' }).click();
  if (isPhone(page)) {
    await expect(page.getByRole('tabpanel', { name: 'Passage' })).toBeFocused();
    await expect(page.getByRole('radio').first()).toBeHidden();
    // Next moves to the question that the passage belongs to, without skipping it.
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(question(page, 1, 20)).toBeFocused();
  } else await expect(page.getByRole('separator')).toBeVisible();
  await expect(question(page, 1, 20)).toBeVisible();
  await answer(page, true);
  await handIn(page);

  // The essay is last, as the start page says.
  await page.getByRole('button', { name: 'Start Writing' }).click();
  await page.getByRole('radiogroup', { name: 'Prompts' }).getByRole('radio').last().check();
  await page.getByLabel('Your essay').fill('Losing once taught me to count the chairs.');
  await page.getByRole('button', { name: 'Hand in writing' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Free Test: your result' })).toBeFocused();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Verbal')).toContainText(/1\s*1\s*28\s*\u00be of 30/);
  await expect(row('Quantitative')).toContainText(/0\s*0\s*25\s*0 of 25/);
  await expect(row('Reading')).toContainText(/1\s*0\s*19\s*1 of 20/);
  await page.getByRole('button', { name: 'Read Writing' }).click();
  await expect(page.getByText('Losing once taught me to count the chairs.')).toBeVisible();

  await page.getByRole('link', { name: 'Open the full score report' }).click();
  await expect(page.getByText(/^Free Test · /)).toBeVisible();
  await openFolded(page, 'How Sure We Are');
  await openFolded(page, 'Answers');
  await expect(page.getByRole('region', { name: 'How Sure We Are' })).toContainText(
    'this test has fewer questions than a whole section',
  );
  await expect(
    page.getByRole('region', { name: 'Answers' }).getByRole('row', { name: /^Total/ }),
  ).toContainText(/2\s*1\s*72\s*1¾\s*of 75/);
});
