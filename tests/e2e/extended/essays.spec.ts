/** An essay written by keyboard alone, pasted, or so long that Undo has to scroll. */
import type { Page } from '@playwright/test';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, sidewaysScroll, test } from '../support/site';
import { start } from '../support/taking';

const path = '/ssat-writing-test';
const sentence = 'Nobody had told the ferry that the bridge was finished.';

const text = (page: Page) => page.getByLabel('Your essay');
const prompts = (page: Page) => page.getByRole('radiogroup', { name: 'Prompts' }).getByRole('radio');

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
  const step = (name: string) => first.getByRole('button', { name, exact: true });
  for (let presses = 0; presses < 30; presses += 1) {
    await keyboard.press('Tab');
    if (await step('Not yet').evaluate((button) => button === document.activeElement)) break;
  }
  // The steps are one Tab stop.
  await keyboard.press('ArrowRight');
  await expect(step('In part')).toBeFocused();
  await keyboard.press('Space');
  await expect(step('In part')).toHaveAttribute('aria-pressed', 'true');
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
