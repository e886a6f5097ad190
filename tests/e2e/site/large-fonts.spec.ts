/** With a large browser font size, the header fits on the screen at every width. */
import { expect, open, test } from '../support/site';

// Sets its own widths, so one project is enough.

for (const fontPx of [16, 24, 32]) {
  test(`the header fits every screen with a font size of ${fontPx} px`, async ({ page }) => {
    await open(page, '/about');
    await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), fontPx);
    const header = page.getByRole('banner');
    const links = page.getByRole('navigation', { name: 'Main' });
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    for (const width of [320, 360, 600, 768, 1024, 1200, 1280]) {
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
      expect(stickingOut, `at ${width} px`).toEqual([]);
      // A sticky header must leave space for the page.
      expect((await header.boundingBox())?.height, `at ${width} px`).toBeLessThan(160);
      expect(await links.isVisible(), `at ${width} px`).not.toBe(await menu.isVisible());
    }
  });
}
