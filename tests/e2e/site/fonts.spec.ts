/** Each font's local fallback has the same width as the font, so that loading it causes no shift. */
import { expect, hydrated, test } from '../support/site';
import { heldBack } from '../support/taking';

const faces = [
  { face: 'Figtree Variable', fallback: 'Figtree Fallback', weight: 400, local: 'Arial' },
  {
    face: 'Source Serif 4',
    fallback: 'Source Serif Fallback',
    weight: 600,
    local: 'Times New Roman',
  },
];

test('loading the fonts changes no line: neither its greatest width nor, where the fallback is here, its words', async ({
  page,
}, info) => {
  for (const path of ['/features', '/about'])
    await test.step(path, async () => {
      const letThrough = await heldBack(page, /\.woff2$/);
      // The page renders without the fonts, but its load event waits for them.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      const before = await page.evaluate(widestLines);
      expect(before.length).toBeGreaterThan(0);
      await letThrough();
      await page.waitForFunction(() => [...document.fonts].some((face) => face.status === 'loaded'));
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      expect(await page.evaluate(widestLines)).toEqual(before);
    });

  for (const { face, fallback, weight, local } of faces)
    await test.step(`${fallback} is as wide as ${face}`, async () => {
      const [real, stretched] = await page.evaluate(widthsOfText, [face, fallback, String(weight)] as const);
      expect(real).toBeGreaterThan(0);
      if (stretched === null)
        info.annotations.push({
          type: 'skipped',
          description: `this machine has neither ${local} nor a font of its widths`,
        });
      else expect(Math.abs(stretched / (real ?? 1) - 1)).toBeLessThan(0.015);
    });
});

/**
 * Returns the widths that limit text, in pixels. A width in `ch` depends on the font's digit 0, which the fallback doesn't match.
 */
const widestLines = () =>
  [...document.querySelectorAll('p, h1, h2, h3, ol, ul')].flatMap((element) => {
    const { maxWidth } = getComputedStyle(element);
    return maxWidth === 'none' ? [] : [`${element.textContent.slice(0, 40)}: ${maxWidth}`];
  });

/** Runs in the page. Returns how wide its text is in a font and in another; null for one that isn't here. */
const widthsOfText = async ([real, stretched, bold]: readonly [string, string, string]) => {
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
};
