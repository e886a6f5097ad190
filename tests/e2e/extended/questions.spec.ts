/**
 * Every question of the bank as the player asks it and the review explains it: formulas, figures, and tables are drawn, and nothing
 * is clipped.
 */
import { blueprint } from '../../../src/domain/exam/test/blueprint';
import { variantsAddress } from '../../playwright.config';
import { barriers } from '../support/axe';
import { expect, stickingOut, test } from '../support/site';

test.use({ baseURL: variantsAddress });

const files = Object.entries(blueprint).flatMap(([set, { sections }]) =>
  Object.entries(sections)
    .filter(([, { items }]) => 'quantitative' in items)
    .map(([section]) => `${set}/${section}`),
);

/** Returns labels that are clipped by their figure, with the item's ID. */
const cutLabels = () =>
  [...document.querySelectorAll('main svg[role="img"]')].flatMap((drawing) => {
    const box = drawing.getBoundingClientRect();
    const id = drawing.closest('section')?.dataset['item'] ?? '';
    return [...drawing.querySelectorAll('text')]
      .filter((label) => {
        const { left, right, top, bottom } = label.getBoundingClientRect();
        return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
      })
      .map((label) => `${id}: ${label.textContent}`);
  });

/** Returns labels that overlap, with the item's ID; tolerates minimal contact. */
const collidingLabels = () =>
  [...document.querySelectorAll('main svg[role="img"]')].flatMap((drawing) => {
    const id = drawing.closest('section')?.dataset['item'] ?? '';
    const labels = [...drawing.querySelectorAll('text')];
    return labels.flatMap((a, index) =>
      labels.slice(index + 1).flatMap((b) => {
        const [one, two] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
        const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        return width > 3 && height > 6 ? [`${id}: ${a.textContent} on ${b.textContent}`] : [];
      }),
    );
  });

/**
 * Returns figures without a name or a sufficient description, and tables without a caption or row headers, with the item's ID. Runs
 * in the page, because querying hundreds of them one by one takes half a minute.
 */
const untold = () =>
  [...document.querySelectorAll('main [role="img"], main table')].flatMap((told) => {
    const [name, description] = ['aria-labelledby', 'aria-describedby'].map((attribute) =>
      (told.getAttribute(attribute) ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim(),
    );
    const label = told.getAttribute('aria-label') ?? told.querySelector('caption')?.textContent ?? name ?? '';
    const isTold =
      told.tagName === 'TABLE'
        ? told.querySelector('tbody th[scope="row"]') !== null
        : (description ?? '').length >= 20;
    return label.trim() !== '' && isTold
      ? []
      : [told.closest('section')?.dataset['item'] ?? told.outerHTML.slice(0, 200)];
  });

const generators = [1, 2, 3, 4, 5].map((share) => `generators-${share}-of-5`);

for (const file of [...files, ...generators]) {
  test(`the questions of ${file} have no rendering errors or accessibility violations`, async ({ page }) => {
    await page.goto(`/questions/${file}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(file);
    const main = page.locator('main');
    // The formula code loads with the first formula: none may remain as source text.
    await expect(main.locator('math').first()).toBeVisible();
    await expect(main).not.toContainText(/`|NaN|undefined|\{|\}/);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(stickingOut), `at ${width} px`).toEqual([]);
      expect(await page.evaluate(cutLabels), `at ${width} px`).toEqual([]);
    }
    expect(await page.evaluate(collidingLabels)).toEqual([]);
    expect(await page.evaluate(untold), 'figures and tables that a screen reader could not tell').toEqual([]);
    expect(await barriers(page)).toEqual([]);
  });
}
