/** Interactive pieces that load late reserve their height, so that the text below them stays where it is. */
import { routeIds, site } from '../../../src/site';
import { documentFile, textOf } from '../../build/site-files';
import { expect, open, test, twoFrames } from '../support/site';

/** The narrowest screen of each breakpoint, in pixels: pieces are highest there. */
const widths = { xs: 360, sm: 600, md: 900, lg: 1200 } as const;

/** The share of its height that a piece may reserve in vain. */
const mostEmpty = 0.15;

/** Runs in the page. Returns what each visible piece reserves and how high it is, in pixels. */
const measurePieces = () =>
  [...document.querySelectorAll<HTMLElement>('[data-piece]')]
    .filter((piece) => piece.checkVisibility())
    .map((piece) => {
      const reserved = Number.parseFloat(getComputedStyle(piece).minHeight);
      piece.style.minHeight = '0';
      const height = piece.offsetHeight;
      piece.style.minHeight = '';
      return { reserved, height };
    });

const paths = routeIds
  .map((id) => site[id].path)
  .filter((path) => textOf(documentFile(path)).includes(' data-piece='));

test('some pages have pieces that load late', () => expect(paths.length).toBeGreaterThan(1));

for (const path of paths)
  test(`${path}: each piece reserves its own height at every width`, async ({ page }) => {
    await open(page, path);
    for (const [breakpoint, width] of Object.entries(widths)) {
      await page.setViewportSize({ width, height: 900 });
      await twoFrames(page);
      await expect(page.locator('[data-piece="ready"]').first()).toBeAttached();
      await expect(page.locator('[data-piece="waiting"]')).toHaveCount(0);
      const pieces = await page.evaluate(measurePieces);
      const wrong = pieces.filter(
        ({ reserved, height }) => height > reserved + 1 || reserved > height * (1 + mostEmpty),
      );
      // The failure names the measured heights: those are the numbers to reserve.
      expect(wrong, `${path} at ${breakpoint}: ${JSON.stringify(pieces)}`).toEqual([]);
    }
  });
