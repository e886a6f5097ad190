/** The home page in a browser: the question to try, the year's events, and its form. */
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, open, sidewaysScroll, stickingOut, test } from '../support/site';

test('a reader tries a question, sees the year’s events, and writes a message', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  const main = page.getByRole('main');
  await test.step('the first screen says what is free, and shows the sample’s answer', async () => {
    await expect(
      main.getByText(/^Everything here is free: .* For 1:1 coaching, ask us for a quote\. Made by /),
    ).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('heading', { name: /^Clearly above the/ })).toBeInViewport({ ratio: 1 });
  });
  await test.step('nothing is chosen until the reader chooses', async () => {
    const choices = main.getByRole('group', { name: 'Choices' }).getByRole('button');
    await expect(choices).toHaveCount(5);
    await choices.nth(4).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveText(/^(Right\.|Not this one\.)/);
    const explained = main.getByRole('list', { name: 'Choices with explanations' }).getByRole('listitem');
    await expect(explained).toHaveCount(5);
    await expect(explained.filter({ hasText: 'Right' })).toHaveCount(1);
    await main.getByRole('button', { name: 'Try another' }).click();
    await expect(choices).toHaveCount(5);
  });
  await test.step('a wide drawing has the texts of the events, a phone a list of them', async () => {
    const events = main.getByRole('list', { name: 'Events on the line' }).getByRole('listitem');
    const first = await events.first().innerText();
    const inDrawing = main.locator('[data-note]');
    await events.first().scrollIntoViewIfNeeded();
    await expect(inDrawing).toHaveCount(await events.count());
    await expect(inDrawing.first()).toContainText(first.split('\n').find((line) => line.length > 2) ?? '');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(inDrawing).toHaveCount(0);
    await expect(events.first()).toBeVisible();
    expect((await events.first().boundingBox())?.width).toBeGreaterThan(200);
  });

  await expect(page.locator('main .MuiGrid-container').first()).toBeAttached();
  expect(await page.evaluate(emptyEnds)).toEqual([]);
  await page.getByRole('button', { name: 'Write a message' }).click();
  await page.getByRole('button', { name: 'Write the email' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  expect(await page.evaluate(stickingOut)).toEqual([]);
  expect(await page.evaluate(sidewaysScroll)).toBe(0);
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
});

/** Runs in the page. Returns how each grid begins that ends with a gap, because its last item isn't shown. */
function emptyEnds(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main .MuiGrid-container')]
    .filter((grid) => grid.checkVisibility())
    .filter((grid) => {
      const ends = [...grid.children]
        .map((item) => item.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .map(({ bottom }) => bottom);
      return grid.getBoundingClientRect().bottom - Math.max(...ends) > 1;
    })
    .map(({ innerText }) => innerText.slice(0, 40));
}
