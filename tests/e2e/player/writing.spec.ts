/** A single essay: written, left, reviewed, printed, saved as a file, and compared with the previous one. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, hydrated, open, test } from '../support/site';
import { start, startHere } from '../support/taking';

const path = '/ssat-writing-test';
const sentence = 'Nobody had told the ferry that the bridge was finished.';

const text = (page: Page) => page.getByLabel('Your essay');
const prompts = (page: Page) => page.getByRole('radiogroup', { name: 'Prompts' }).getByRole('radio');

test('an essay goes from start page to self-check, and rewriting it shows what changed', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await start(page, path, { keep: 'device' });
  await page.getByRole('button', { name: 'Start Writing' }).click();
  await prompts(page).first().check();
  await page.getByLabel('Plan, just for you').fill('a ferry, a bridge');
  await text(page).pressSequentially(`${sentence} It kept its hours. `);
  await expect(page.getByText('14 words')).toBeVisible();

  await test.step('Undo removes a sentence, and redo restores it', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(text(page)).toHaveValue(`${sentence} `);
    await expect(text(page)).toBeFocused();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(text(page)).toHaveValue(`${sentence} It kept its hours. `);
    await text(page).press('ControlOrMeta+z');
    await expect(text(page)).toHaveValue(`${sentence} `);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(text(page)).toHaveValue(`${sentence} It kept its hours. `);
  });

  await test.step('Leave asks for confirmation and loses nothing', async () => {
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(new URL(page.url()).pathname).not.toBe(path);
    await page.goBack();
    await page.getByRole('button', { name: 'Continue the test' }).click();
    await expect(text(page)).toHaveValue(`${sentence} It kept its hours. `);
  });
  await page.getByRole('button', { name: 'Hand in writing' }).click();

  const first = page.getByRole('region', { name: 'Answers the prompt' });
  await first.getByRole('button', { name: 'Mostly' }).click();
  await expect(first.getByRole('status')).toContainText('Next time:');
  await expect(page.getByText('This is your only essay here so far.')).toBeVisible();
  await first.getByRole('button', { name: 'The four steps, with an example of each' }).click();
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);

  await test.step('a file has the plan and the essay', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as text' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^essay-\d{4}-\d{2}-\d{2}\.txt$/);
    expect(readFileSync(await file.path(), 'utf8')).toContain(
      `PLAN\na ferry, a bridge\n\nESSAY\n${sentence}`,
    );
  });

  // The choice is saved with the attempt.
  await page.reload();
  await hydrated(page);
  await expect(first.getByRole('button', { name: 'Mostly', pressed: true })).toBeVisible();

  await test.step('only the essay with its prompt and self-check is printed', async () => {
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Print the essay' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText('Answers the prompt: mostly.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(first).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.reload();
    await hydrated(page);
  });

  await page.getByRole('button', { name: 'Write again on these prompts' }).click();
  await startHere(page);
  await page.getByRole('button', { name: 'Start Writing' }).click();
  await prompts(page).first().check();
  await text(page).fill(`${sentence} It kept its bell. `);
  await page.getByRole('button', { name: 'Hand in writing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Writing Sample: your result' })).toBeFocused();
  await page.getByLabel('Your other essays, newest first').selectOption({ index: 1 });
  await expect(page.getByRole('region', { name: 'The earlier essay' }).getByRole('deletion')).toContainText(
    'hours',
  );
  await expect(page.getByRole('region', { name: 'The later essay' }).getByRole('insertion')).toContainText(
    'bell',
  );
  await expect(first.getByRole('button', { name: 'Mostly', pressed: false })).toBeVisible();
  await expect(page.getByText(/^Check the later essay against the list above/)).toBeVisible();
  await first.getByRole('button', { name: 'Throughout' }).click();
  await expect(page.getByRole('row', { name: 'Answers the prompt Mostly Throughout' })).toBeVisible();

  // The report of the later one: no score, just the essay and next steps.
  await open(page, '/score-report');
  await expect(
    page.getByRole('heading', { level: 1, name: 'An essay to read again with fresh eyes.' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Estimated Scores' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your essay', exact: true }).last()).toContainText(
    'It kept its bell.',
  );
});
