/** With a large browser font size, the header fits on the screen at every width. */
import { expect, open, test } from '../support/site';

test('the header fits every screen with a font size of 16, 24, and 32 px', async ({ page }) => {
  await open(page, '/about');
  const header = page.getByRole('banner');
  const links = page.getByRole('navigation', { name: 'Main' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  for (const fontPx of [16, 24, 32]) {
    await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), fontPx);
    for (const width of [320, 360, 600, 768, 1024, 1200, 1280]) {
      const where = `${fontPx} px at ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      const stickingOut = await header.evaluate((element) =>
        [...element.querySelectorAll('a, button, svg')]
          .map((each) => ({ words: each.textContent, box: each.getBoundingClientRect() }))
          .filter(
            ({ box }) =>
              box.width > 0 && (box.left < 0 || box.right > document.documentElement.clientWidth + 0.5),
          )
          .map(({ words }) => words),
      );
      expect(stickingOut, where).toEqual([]);
      // A sticky header must leave space for the page.
      expect((await header.boundingBox())?.height, where).toBeLessThan(160);
      expect(await links.isVisible(), where).not.toBe(await menu.isVisible());
    }
  }
});
