/** The home page in a browser: its pictures, the question to try, and its form. */
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, open, sidewaysScroll, stickingOut, test } from '../support/site';

test('two buttons move through the pictures, and a phone’s reader tries a question and writes a message', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  await test.step('each picture fits a wide screen', async () => {
    const pictures = page.getByRole('group', { name: /^A question/ }).getByRole('figure');
    const earlier = page.getByRole('button', { name: 'Previous picture' });
    const later = page.getByRole('button', { name: 'Next picture' });
    await expect(pictures.first()).toBeInViewport({ ratio: 0.9 });
    await expect(earlier).toBeDisabled();
    for (const place of [1, 2]) {
      await later.press('Enter');
      await expect(pictures.nth(place)).toBeInViewport({ ratio: 0.9 });
      await expect(pictures.nth(place - 1)).not.toBeInViewport();
    }
    await expect(later).toBeDisabled();
    await earlier.press('Enter');
    await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });
  });

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('main .MuiGrid-container').first()).toBeAttached();
  expect(await page.evaluate(emptyEnds)).toEqual([]);
  await page.getByRole('button', { name: 'Try it with other numbers' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText(/is right|comes from a common mistake/);
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
