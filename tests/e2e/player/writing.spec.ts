/** A single essay: written, reviewed, compared with the previous one, and never lost. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { withKillableBrowser } from '../support/killable';
import { alsoOnPhone, expect, hydrated, open, sidewaysScroll, test } from '../support/site';
import { continueLeft, start, startHere } from '../support/taking';

const path = '/ssat-writing-test';
const sentence = 'Nobody had told the ferry that the bridge was finished.';

const text = (page: Page) => page.getByLabel('Your essay');
const prompts = (page: Page) => page.getByRole('radiogroup', { name: 'Prompts' }).getByRole('radio');

async function write(page: Page, words: string) {
  await page.getByRole('button', { name: 'Start Writing' }).click();
  await prompts(page).first().check();
  await text(page).fill(words);
  await page.getByRole('button', { name: 'Hand in writing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Writing Sample: your result' })).toBeFocused();
}

test(
  'an essay goes from start page to self-check, and rewriting it shows what changed',
  { tag: alsoOnPhone },
  async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await start(page, path, { keep: 'device' });
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    await page.getByRole('button', { name: 'Start Writing' }).click();
    await prompts(page).first().check();
    await page.getByLabel('Plan, just for you').fill('a ferry, a bridge');
    await text(page).pressSequentially(`${sentence} It kept its hours. `);
    await expect(page.getByText('14 words')).toBeVisible();
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);

    // Undo removes a sentence, by its button and by keyboard; redo restores it.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(text(page)).toHaveValue(`${sentence} `);
    await expect(text(page)).toBeFocused();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(text(page)).toHaveValue(`${sentence} It kept its hours. `);
    await text(page).press('ControlOrMeta+z');
    await expect(text(page)).toHaveValue(`${sentence} `);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(text(page)).toHaveValue(`${sentence} It kept its hours. `);
    await page.getByRole('button', { name: 'Hand in writing' }).click();

    const first = page.getByRole('region', { name: 'Answers the prompt' });
    await first.getByRole('radio', { name: /^Mostly/ }).check();
    await expect(first.getByRole('status')).toContainText('Next time:');
    await expect(page.getByText('This is your only essay here so far.')).toBeVisible();
    await first.getByText('An example of each').click();
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    expect(await page.evaluate(sidewaysScroll)).toBe(0);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as text' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^essay-\d{4}-\d{2}-\d{2}\.txt$/);
    expect(readFileSync(await file.path(), 'utf8')).toContain(
      `PLAN\na ferry, a bridge\n\nESSAY\n${sentence}`,
    );

    // The choice is saved with the attempt.
    await page.reload();
    await hydrated(page);
    await expect(first.getByRole('radio', { name: /^Mostly/ })).toBeChecked();

    await page.getByRole('button', { name: 'Write again on these prompts' }).click();
    await startHere(page);
    await write(page, `${sentence} It kept its bell. `);
    await page.getByLabel('Your other essays, newest first').selectOption({ index: 1 });
    await expect(page.getByRole('region', { name: 'The earlier essay' }).getByRole('deletion')).toContainText(
      'hours',
    );
    await expect(page.getByRole('region', { name: 'The later essay' }).getByRole('insertion')).toContainText(
      'bell',
    );
    await expect(first.getByRole('radio', { name: /^Mostly/ })).not.toBeChecked();
    await expect(page.getByText(/^Check the later essay against the list above/)).toBeVisible();
    await first.getByRole('radio', { name: /^Throughout/ }).check();
    await expect(page.getByRole('row', { name: 'Answers the prompt Mostly Throughout' })).toBeVisible();

    // The report of the later one: no score, just the essay and next steps.
    await open(page, '/score-report');
    await expect(
      page.getByRole('heading', { level: 2, name: 'An essay to read again with fresh eyes.' }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Estimated Scores' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Your essay', exact: true }).last()).toContainText(
      'It kept its bell.',
    );
  },
);

test('prints only the essay with its prompt and self-check', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await start(page, path);
  await write(page, sentence);
  await page
    .getByRole('region', { name: 'Correctness' })
    .getByRole('radio', { name: /^Throughout/ })
    .check();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print the essay' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText('Correctness: throughout.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('radio').first()).toBeHidden();
});

test('an essay can be written by keyboard, from the prompt to the self-check', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await start(page, path);
  const { keyboard } = page;
  const tabTo = async (name: string | RegExp, role: 'button' | 'textbox') => {
    const target = page.getByRole(role, { name });
    for (let step = 0; step < 30; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo('Start Writing', 'button');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose one prompt' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(prompts(page).first()).toBeChecked();
  await tabTo('Your essay', 'textbox');
  // The player's single-key shortcuts are plain letters here.
  await keyboard.type('n? Nobody came. ');
  await expect(text(page)).toHaveValue('n? Nobody came. ');
  await tabTo('Undo', 'button');
  await keyboard.press('Enter');
  await expect(text(page)).toHaveValue('n? ');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await tabTo('Hand in writing', 'button');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const first = page.getByRole('region', { name: 'Answers the prompt' });
  for (let step = 0; step < 20; step += 1) {
    await keyboard.press('Tab');
    if (
      await first
        .getByRole('radio')
        .first()
        .evaluate((radio) => radio === document.activeElement)
    )
      break;
  }
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await expect(first.getByRole('radio', { name: /^In part/ })).toBeChecked();
});

test('a paste beyond the limit says what was left out, and one Undo reverts it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  page.on('dialog', (dialog) => void dialog.accept());
  await start(page, path);
  await page.getByRole('button', { name: 'Start Writing' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  const said = page.getByRole('status').filter({ hasText: 'can hold 20,000 characters' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await text(page).pressSequentially('It was late. ');
  await expect(undo).toHaveAttribute('aria-disabled', 'false');

  const pasted = `${'ten letters'.repeat(9)}\n`.repeat(1000);
  await page.evaluate(async (words) => await navigator.clipboard.writeText(words), pasted);
  await text(page).press('ControlOrMeta+v');
  await expect(said).toContainText('so the last 80,013 of the 100,000 you added were left out');
  expect(await text(page).inputValue()).toBe(`It was late. ${pasted}`.slice(0, 20_000));
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  expect(await page.evaluate(sidewaysScroll)).toBe(0);
  await page.keyboard.type('x');
  await expect(said).toContainText('it is full');

  await text(page).press('ControlOrMeta+z');
  await expect(text(page)).toHaveValue('It was late. ');
  await expect(said).toHaveCount(0);
  await expect(redo).toHaveAttribute('aria-disabled', 'false');
});

test('Undo in a long essay scrolls to its change', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await start(page, path);
  await page.getByRole('button', { name: 'Start Writing' }).click();
  await text(page).fill(`${sentence}\n`.repeat(120));
  await text(page).press('ControlOrMeta+Home');
  await page.keyboard.type('A title. ');
  const topOfText = () => text(page).evaluate((field) => field.getBoundingClientRect().top);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await topOfText()).toBeLessThan(-2000);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text(page)).toHaveValue(new RegExp(`^${sentence}`));
  expect(await topOfText()).toBeGreaterThan(-20);
  await expect(text(page)).toBeFocused();
});

test('killing the browser mid-sentence loses at most the last second of text', async ({
  baseURL,
  viewport,
}) => {
  await withKillableBrowser({ baseURL, viewport }, async ({ page, kill, startAgain }) => {
    await start(page, path, { keep: 'device' });
    await page.getByRole('button', { name: 'Start Writing' }).click();
    await prompts(page).last().check();
    // When each letter appeared in the field.
    const typedAt: number[] = [];
    for (const letter of sentence.slice(0, 40)) {
      await text(page).press(letter === ' ' ? 'Space' : letter);
      typedAt.push(Date.now());
      await page.waitForTimeout(40);
    }
    const killedAt = Date.now();
    await kill();

    const later = await startAgain();
    await continueLeft(later, path, /words? written/);
    const older = typedAt.filter((at) => at <= killedAt - 1000).length;
    const found = await text(later).inputValue();
    expect(older).toBeGreaterThan(5);
    expect(found.length).toBeGreaterThanOrEqual(older);
    expect(sentence.startsWith(found)).toBe(true);
    await expect(prompts(later).last()).toBeChecked();
  });
});
