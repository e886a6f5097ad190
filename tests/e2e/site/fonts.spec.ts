/** Each font's local fallback has the same width as the font, so that loading it causes no shift. */
import type { Route } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/site';

const faces = [
  { face: 'Figtree Variable', fallback: 'Figtree Fallback', weight: 400, local: 'Arial' },
  {
    face: 'Source Serif 4',
    fallback: 'Source Serif Fallback',
    weight: 600,
    local: 'Times New Roman',
  },
];

for (const { face, fallback, weight, local } of faces) {
  test(`${fallback} is as wide as ${face}`, async ({ page }) => {
    await open(page, '/about');
    const widths = await page.evaluate(
      async ([real, stretched, bold]) => {
        const context = document.createElement('canvas').getContext('2d');
        const text = document.querySelector('main')?.textContent ?? '';
        const widthOf = async (family: string) => {
          const font = `${bold} 100px '${family}'`;
          const loaded = await document.fonts.load(font).catch(() => []);
          if (context === null || loaded.length === 0) return null;
          context.font = font;
          return context.measureText(text).width;
        };
        return [await widthOf(real), await widthOf(stretched)] as const;
      },
      [face, fallback, String(weight)] as const,
    );
    const [real, stretched] = widths;
    expect(real).toBeGreaterThan(0);
    test.skip(stretched === null, `this machine has neither ${local} nor a font of its widths`);
    expect((stretched ?? 0) / (real ?? 1)).toBeGreaterThan(0.985);
    expect((stretched ?? 0) / (real ?? 1)).toBeLessThan(1.015);
  });
}

for (const path of ['/', '/about', '/features'])
  test(`loading the fonts doesn’t change the text width on ${path}`, async ({ page }) => {
    const requests: Route[] = [];
    await page.route(/\.woff2$/, (route) => void requests.push(route));
    // The page renders without the fonts, but its load event waits for them.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const before = await page.evaluate(widestLines);
    expect(before.length).toBeGreaterThan(0);
    await Promise.all(requests.map((request) => request.continue()));
    await page.waitForFunction(() => [...document.fonts].some((face) => face.status === 'loaded'));
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    expect(await page.evaluate(widestLines)).toEqual(before);
  });

/**
 * Returns the widths that limit text, in pixels. A width in `ch` depends on the font's digit 0, which the fallback doesn't match.
 */
const widestLines = () =>
  [...document.querySelectorAll('p, h1, h2, h3, ol, ul')].flatMap((element) => {
    const { maxWidth } = getComputedStyle(element);
    return maxWidth === 'none' ? [] : [`${element.textContent.slice(0, 40)}: ${maxWidth}`];
  });
