/** The slides of every family on a projector: nothing is cut, at two usual sizes. */
import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/site';

const slideCount = 9;

/** Each sample family, and both children of the one with two. */
const children = [
  '',
  '?child=theo',
  '?family=off-course',
  '?family=first-week',
  '?family=one-test',
  '?family=long-year',
] as const;

for (const size of [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
])
  test(`no slide is cut at ${size.width} x ${size.height}, in any family`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const child of children)
      await test.step(child, async () => {
        await open(page, `/parent-dashboard${child}`);
        await page.getByRole('button', { name: 'Present full screen' }).click();
        const slide = page.getByRole('status', { name: 'Slide' });
        for (let index = 1; index <= slideCount; index += 1) {
          await expect(slide).toContainText(`${index} of ${slideCount}`);
          await expect.poll(() => cutParts(page), `slide ${index}`).toEqual([]);
          await page.keyboard.press('ArrowRight');
        }
        await page.keyboard.press('Escape');
      });
  });

test('B blanks the screen and shows the slide again, and a presentation begins at its first slide', async ({
  page,
}) => {
  await open(page, '/parent-dashboard');
  const begin = page.getByRole('button', { name: 'Present full screen' });
  await begin.click();
  const slide = page.getByRole('status', { name: 'Slide' });
  await expect(page.getByText('A sample family, not a real one')).toBeVisible();
  await page.keyboard.press('End');
  await expect(slide).toContainText('9 of 9');
  await page.keyboard.press('b');
  const blank = page
    .getByRole('status')
    .filter({ hasText: 'The screen is blank. Press B to show the slide.' });
  await expect(blank).toHaveCount(1);
  await page.keyboard.press('b');
  await expect(blank).toHaveCount(0);
  await expect(slide).toContainText('9 of 9');
  await page.keyboard.press('Escape');
  await begin.click();
  await expect(slide).toContainText('1 of 9');
});

/** Returns the text of parts of a slide that are taller than their space. */
function cutParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[aria-label="Presentation"] *')]
      .filter(
        (element) =>
          element.clientWidth > 2 &&
          element.scrollHeight > element.clientHeight + 1 &&
          getComputedStyle(element).overflowY !== 'visible',
      )
      .map(({ textContent }) => (textContent ?? '').slice(0, 60)),
  );
}
