/** Maps characters of a passage to screen positions, and back. */
import type { TextRange } from './textRanges';

const piecesIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-start]')];

/** Returns the ranges of the browser's own selection inside `root`, not widened to whole words. */
export function selectedTextRanges(root: HTMLElement): readonly TextRange[] {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return [];
  const range = selection.getRangeAt(0);
  const paragraphs = [...root.querySelectorAll<HTMLElement>('[data-paragraph]')];
  return paragraphs.flatMap((element) => {
    const parts = piecesIn(element).flatMap((piece) => selectedPart(piece, range));
    const [first, last] = [parts[0], parts.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [{ paragraph: Number(element.dataset['paragraph']), start: first.start, end: last.end }];
  });
}

function selectedPart(piece: HTMLElement, range: Range): readonly Pick<TextRange, 'start' | 'end'>[] {
  const text = piece.firstChild;
  if (!(text instanceof Text) || !range.intersectsNode(text)) return [];
  const base = Number(piece.dataset['start']);
  const start = text === range.startContainer ? range.startOffset : 0;
  const end = text === range.endContainer ? range.endOffset : text.length;
  return end > start ? [{ start: base + start, end: base + end }] : [];
}

/** Returns the highlight or other piece that an element belongs to; null outside the text. */
export function elementTextRange(element: Element): TextRange | null {
  const piece = element.closest<HTMLElement>('[data-start]');
  const paragraph = element.closest<HTMLElement>('[data-paragraph]');
  if (piece === null || paragraph === null) return null;
  const start = Number(piece.dataset['start']);
  return {
    paragraph: Number(paragraph.dataset['paragraph']),
    start,
    end: start + piece.textContent.length,
  };
}

/** Returns the screen position of a range; null if it isn't rendered. */
export function textRangeRect(root: HTMLElement, { paragraph, start, end }: TextRange): DOMRect | null {
  const element = root.querySelector(`[data-paragraph="${paragraph}"]`);
  if (element === null) return null;
  const range = document.createRange();
  const pieces = piecesIn(element);
  const first = pieces.findLast((piece) => Number(piece.dataset['start']) <= start)?.firstChild;
  const last = pieces.findLast((piece) => Number(piece.dataset['start']) < end)?.firstChild;
  if (!(first instanceof Text) || !(last instanceof Text)) return null;
  range.setStart(first, start - baseOf(first));
  range.setEnd(last, Math.min(end - baseOf(last), last.length));
  return range.getBoundingClientRect();
}

function baseOf(text: Text): number {
  return Number(text.parentElement?.dataset['start'] ?? 0);
}

/** Returns the index of the first word that isn't above the visible area; 0 if there is none. */
export function firstVisibleWord(
  root: HTMLElement,
  scroller: HTMLElement,
  words: readonly TextRange[],
): number {
  const { top } = scroller.getBoundingClientRect();
  const index = words.findIndex((word) => (textRangeRect(root, word)?.top ?? 0) >= top);
  return Math.max(0, index);
}

/** Returns the index of the nearest word on the line above (`step` -1) or below (1); `from` if there is no such line. */
export function wordOnNextLine(
  root: HTMLElement,
  words: readonly TextRange[],
  from: number,
  step: 1 | -1,
): number {
  const here = words[from];
  const rect = here === undefined ? null : textRangeRect(root, here);
  if (rect === null) return from;
  const center = rect.left + rect.width / 2;
  let line: DOMRect | null = null;
  let best = { index: from, distance: Number.POSITIVE_INFINITY };
  for (let index = from + step; index >= 0 && index < words.length; index += step) {
    const word = words[index];
    const place = word === undefined ? null : textRangeRect(root, word);
    if (place === null) break;
    if (line === null && sameLine(place, rect)) continue;
    if (line !== null && !sameLine(place, line)) break;
    line = place;
    const distance = Math.abs(place.left + place.width / 2 - center);
    if (distance < best.distance) best = { index, distance };
  }
  return best.index;
}

function sameLine(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.top - b.top) < Math.min(a.height, b.height) / 2;
}

/** Returns the lines of text as wrapped on screen, from the top, in viewport pixels. */
export function visualLines(root: HTMLElement): readonly { readonly top: number; readonly bottom: number }[] {
  const rects = piecesIn(root).flatMap((piece) => [...piece.getClientRects()]);
  const lines: { top: number; bottom: number }[] = [];
  for (const { top, bottom, height } of rects.toSorted((a, b) => a.top - b.top)) {
    const last = lines.at(-1);
    if (last !== undefined && top - last.top < height / 2) last.bottom = Math.max(last.bottom, bottom);
    else lines.push({ top, bottom });
  }
  return lines;
}
