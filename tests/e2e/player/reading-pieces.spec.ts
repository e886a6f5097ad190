/** A reading question beside its passage, and in tabs on a phone: highlights, the divider, and the tools. */
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { boxOf, button, fontSize, openPieces, passageOf, selectWords } from '../support/reading';
import { variantsAddress } from '../../playwright.config';
import { expect, stickingOut, test } from '../support/site';

test.use({ baseURL: variantsAddress });

test('a student highlights words, changes the text with the tools, and moves the divider', async ({
  page,
}) => {
  await openPieces(page, 6);
  await test.step('words can be highlighted and unhighlighted with the mouse', async () => {
    const bar = page.getByRole('group', { name: 'Selected words' });
    await selectWords(page, 'gave up this supposition');
    await bar.getByRole('button', { name: 'Highlight' }).click();
    await expect(page.locator('mark')).toHaveText(['gave up this supposition']);
    await expect(bar).toHaveCount(0);

    await page.locator('mark').click();
    await button(page, 'Remove').click();
    await expect(page.locator('mark')).toHaveCount(0);

    // The pane's button highlights the selection; without one, it turns into a marker.
    await selectWords(page, 'extremely fine');
    await expect(bar).toBeVisible();
    await button(page, /^Highlight$/)
      .first()
      .click();
    await expect(page.locator('mark')).toHaveText(['extremely fine']);
    await button(page, /^Highlight$/).click();
    await selectWords(page, 'manner of speaking');
    await expect(page.locator('mark')).toHaveText(['extremely fine', 'manner of speaking.']);
  });
  await test.step('highlights and the word cursor respond to keys', async () => {
    const highlight = button(page, /^Highlight$/);
    await highlight.click();
    await expect(highlight).toHaveAttribute('aria-pressed', 'false');
    await highlight.focus();
    for (const key of ['Enter', 'ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key);
    await expect(page.getByRole('status').last()).toHaveText('is water');
    await page.keyboard.press('Enter');
    await expect(page.locator('mark').first()).toHaveText('is water');
    await page.keyboard.press('Escape');
    await expect(highlight).toBeFocused();
  });
  await test.step('the tools change the stem, choices, and passage, including those of the next question', async () => {
    // By selector: while the tools are open, everything behind them has no role.
    const texts = [
      page.locator('main h2').last(),
      page.locator('main label > span').first(),
      page.locator('main [data-paragraph]').first(),
    ];
    const standard = await Promise.all(texts.map(fontSize));
    await button(page, 'Tools').click();
    const tools = page.getByRole('dialog', { name: 'Tools' });
    await expect(tools).toBeVisible();
    for (const control of await tools.locator('button, label').all())
      expect((await boxOf(control)).height).toBeGreaterThanOrEqual(44);
    await button(page, '150%').click();
    const largest = await Promise.all(texts.map(fontSize));
    largest.forEach((size, index) => expect(size / (standard[index] ?? 0)).toBeCloseTo(1.5, 2));
    await button(page, 'Wide').click();
    await button(page, 'Easier to read').click();
    for (const text of texts) await expect(text).toHaveCSS('font-family', /^"?Figtree/);
    await page.getByRole('switch', { name: 'Hide the clock' }).click();
    await button(page, 'Close').click();
    await expect(page.getByText('The clock is hidden')).toBeVisible();
    await button(page, 'Next').click();
    expect(await fontSize(texts[2] ?? page.locator('body'))).toBe(largest[2]);
  });
  await test.step('the divider can be dragged, moved by keyboard, and reset, and keeps its place for the next passage', async () => {
    const divider = page.getByRole('separator', { name: 'Width of the passage' });
    const width = async () => Math.round((await boxOf(passageOf(page))).width);
    await expect(divider).toHaveAttribute('aria-valuenow', '50');

    const { x, y, width: own, height } = await boxOf(divider);
    await page.mouse.move(x + own / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(768, y + 40, { steps: 5 });
    await page.mouse.up();
    await expect(divider).toHaveAttribute('aria-valuenow', '60');
    expect(await width()).toBe(768);
    await divider.dblclick();
    await expect(divider).toHaveAttribute('aria-valuenow', '50');

    await divider.focus();
    for (const [key, share] of [
      ['ArrowLeft', '48'],
      ['Home', '30'],
      ['ArrowLeft', '30'],
      ['End', '70'],
      ['Enter', '50'],
      ['ArrowRight', '52'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(divider).toHaveAttribute('aria-valuenow', share);
    }
    for (let at = 0; at < 5; at += 1) await button(page, 'Next').click();
    await expect(page.getByRole('heading', { name: /Passage 3 of 8/ })).toBeVisible();
    await expect(divider).toHaveAttribute('aria-valuenow', '52');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('passage and question are two tabs, and a touch selection can be highlighted above the footer', async ({
    page,
  }) => {
    await openPieces(page, 6);
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    expect(await page.evaluate(stickingOut)).toEqual([]);
    const [passageTab, questionTab] = [
      page.getByRole('tab', { name: 'Passage' }),
      page.getByRole('tab', { name: 'Question' }),
    ];
    await expect(questionTab).toHaveAttribute('aria-selected', 'true');
    await expect(passageOf(page)).toHaveCount(0);
    await passageTab.tap();
    await expect(page.getByRole('tabpanel', { name: 'Passage' })).toBeVisible();
    await passageOf(page).evaluate((element) => element.scrollTo(0, 300));
    await passageTab.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tabpanel', { name: 'Question' })).toBeVisible();
    await passageTab.tap();
    expect(await passageOf(page).evaluate((element) => element.scrollTop)).toBe(300);
    await passageOf(page).evaluate((element) => element.scrollTo(0, 0));
    await page.locator('[data-paragraph="0"]').tap();
    await page.evaluate(() => {
      const text = document.querySelector('[data-paragraph="0"] [data-start]')?.firstChild;
      if (text !== null && text !== undefined) document.getSelection()?.setBaseAndExtent(text, 8, text, 11);
    });
    const bar = page.getByRole('group', { name: 'Selected words' });
    const { y, height } = await boxOf(bar);
    expect(y + height).toBeLessThanOrEqual(740 - 80);
    expect(y).toBeGreaterThan(740 - 80 - 80);
    await bar.getByRole('button', { name: 'Highlight' }).tap();
    await expect(page.locator('mark')).toHaveText(['water']);
    await button(page, 'Next').tap();
    await expect(questionTab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: /how much dew gathered/ })).toBeVisible();
  });
});
