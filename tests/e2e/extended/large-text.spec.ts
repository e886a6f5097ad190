/** With twice the browser's default font size: every page on a phone and a laptop, and the main tasks on the phone. */
import { browserPath } from '../../../tools/browser.mjs';
import { variantsAddress } from '../../playwright.config';
import { documentsFit, doMainJobs, fitsAtAll, pageParts } from '../support/fitting';
import { openState } from '../support/player-states';
import { expect, onDay, test } from '../support/site';

// The browser's own setting: media queries in em respect it, but not a font size set by a script.
test.use({
  launchOptions: { executablePath: browserPath(), args: ['--blink-settings=defaultFontSize=32'] },
});

const phone = { width: 390, height: 844 };

for (const paths of pageParts) {
  test(`nothing is clipped, covered, or scrolled horizontally on ${paths.join(', ')}`, async ({ page }) => {
    await fitsAtAll(page, paths, [
      { ...phone, walked: true },
      { width: 1280, height: 800 },
    ]);
  });
}

test.describe('without scripts, as a page is until they have run', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is clipped, broken, or scrolled horizontally on any page', async ({ page }) => {
    await page.setViewportSize(phone);
    await documentsFit(page);
  });
});

test.describe('in the player', () => {
  test.use({ baseURL: variantsAddress });

  test('the ratings of an answer stand one below the other on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await openState(page, 'practice');
    const ratings = page.getByRole('group', { name: 'How sure are you?' }).getByRole('button');
    const boxes = await Promise.all((await ratings.all()).map((rating) => rating.boundingBox()));
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(3);
  });
});

test('the main tasks work on a phone', async ({ page, context }) => {
  await onDay(context, '2026-11-20');
  await page.setViewportSize(phone);
  await doMainJobs(page);
});
