/** How many pages a browser prints. */
import type { Page } from '@playwright/test';

export const papers = ['A4', 'Letter'] as const;

export async function pagesOf(page: Page, format: (typeof papers)[number]): Promise<number> {
  const pdf = await page.pdf({ format });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** Returns the visible text whose contrast to its background is below 4.5, or whose background is darker than its text. */
export const palePrint = () => {
  type Color = readonly [red: number, green: number, blue: number, alpha: number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  // Reads any CSS color by painting it.
  const colorOf = (css: string): Color => {
    if (canvas === null) throw new Error('no canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = ([r, g, b, alpha]: Color, [red, green, blue]: Color): Color => [
    r * alpha + red * (1 - alpha),
    g * alpha + green * (1 - alpha),
    b * alpha + blue * (1 - alpha),
    1,
  ];
  const backgroundOf = (element: Element | null): Color =>
    element === null
      ? [255, 255, 255, 1]
      : over(colorOf(getComputedStyle(element).backgroundColor), backgroundOf(element.parentElement));
  const luminance = (color: Color) => {
    const [red = 0, green = 0, blue = 0] = color
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pale = new Set<string>();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement;
    if (
      element === null ||
      text.textContent?.trim() === '' ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      continue;
    const style = getComputedStyle(element);
    const back = backgroundOf(element);
    const front = over(colorOf(element instanceof SVGElement ? style.fill : style.color), back);
    const [dark, light] = [luminance(front) + 0.05, luminance(back) + 0.05];
    if (light / dark < 4.5)
      pale.add(`${text.textContent?.trim().slice(0, 40)}: ${(light / dark).toFixed(2)}`);
  }
  return [...pale];
};
