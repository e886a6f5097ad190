/** A browser's printout: the pages of a PDF and their text, and the colors of text on paper. */
import type { Page } from '@playwright/test';
import { inflateSync } from 'node:zlib';

export const papers = ['A4', 'Letter'] as const;
export type Paper = (typeof papers)[number];

export async function pagesOf(page: Page, format: Paper): Promise<number> {
  return (await print(page, format)).length;
}

/** Text printed in one piece, in points from the paper's lower left corner. It ends at or after `right`, where its last letter begins. */
interface PrintedText {
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  readonly letters: number;
}

/** Prints a page, and returns the texts of each printed page. */
export async function print(page: Page, format: Paper): Promise<readonly (readonly PrintedText[])[]> {
  const pdf = await page.pdf({ format });
  const source = pdf.toString('latin1');
  return [...source.matchAll(/ 0 obj\s<<\/Type \/Page\b[^]*?\/Contents (\d+) 0 R/g)].map(([, contents]) => {
    const object = source.indexOf(`\n${contents} 0 obj`);
    const length = Number(/\/Length (\d+)/.exec(source.slice(object))?.[1]);
    if (length === 0) return [];
    const start = source.indexOf('stream\n', object) + 'stream\n'.length;
    return textsIn(inflateSync(pdf.subarray(start, start + length)).toString('latin1'));
  });
}

/** Text smaller than this many points is hard to read on paper. */
const smallestPt = 7;

/** Returns what is wrong with the texts of printed pages: blank pages, small text, and text over other text. */
export function printFaults(pages: readonly (readonly PrintedText[])[]): readonly string[] {
  return pages.flatMap((texts, place) => [
    ...(texts.length === 0 ? [`page ${place + 1} is blank`] : []),
    ...texts
      .filter(({ size }) => size < smallestPt)
      .map(({ size }) => `page ${place + 1}: text of ${size.toFixed(1)} pt`),
    ...texts.flatMap((text, index) =>
      texts
        .slice(index + 1)
        .filter((other) => cover(text, other))
        .map(({ left, baseline }) => `page ${place + 1}: text over text at ${left}, ${baseline}`),
    ),
  ]);
}

function cover(a: PrintedText, b: PrintedText): boolean {
  const apart = Math.abs(a.baseline - b.baseline);
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  // Text with an outline is printed twice in the same place.
  const isOutline = apart < 0.1 && Math.abs(a.left - b.left) < 0.1 && a.letters === b.letters;
  return !isOutline && shared > 1 && apart < 0.75 * Math.min(a.size, b.size);
}

/** The matrix that PDF writes as `a b c d e f`. */
type Matrix = readonly [number, number, number, number, number, number];
const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

function matrixIn(line: string): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = (line.match(/-?[\d.]+/g) ?? []).map(Number);
  return [a, b, c, d, e, f];
}

/** Reads the texts from a page's instructions, of which Chromium writes one a line, and one for each letter. */
function textsIn(instructions: string): readonly PrintedText[] {
  const texts: PrintedText[] = [];
  const saved: Matrix[] = [];
  let onPage = unmoved;
  let inText = unmoved;
  let fontSize = 0;
  let letters: { readonly x: number; readonly y: number; readonly size: number }[] = [];
  for (const line of instructions.split('\n')) {
    if (line === 'q') saved.push(onPage);
    else if (line === 'Q') onPage = saved.pop() ?? unmoved;
    else if (line.endsWith(' cm')) onPage = times(matrixIn(line), onPage);
    else if (line === 'BT') letters = [];
    else if (line.endsWith(' Tf')) fontSize = Number(line.split(' ').at(-2));
    else if (line.endsWith(' Tm')) inText = matrixIn(line);
    else if (line.endsWith(' Tj')) {
      const [, x, y] = /^(\S+) (\S+) Td /.exec(line) ?? [];
      if (x !== undefined) inText = times([1, 0, 0, 1, Number(x), Number(y)], inText);
      const [, , c, d, e, f] = times(inText, onPage);
      letters.push({ x: e, y: f, size: fontSize * Math.hypot(c, d) });
    } else if (line === 'ET') {
      const [first] = letters;
      const places = letters.map(({ x }) => x);
      if (first !== undefined)
        texts.push({
          left: Math.min(...places),
          right: Math.max(...places),
          baseline: first.y,
          size: first.size,
          letters: letters.length,
        });
    }
  }
  return texts;
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
