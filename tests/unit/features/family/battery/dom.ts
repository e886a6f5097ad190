/** Reads a screen's text and names from the DOM. */

export const textOf = (node: Node | null | undefined) =>
  (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
/** Replaces nonbreaking spaces. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');
export const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

/** Describes an element for a message: its location and the start of its text. */
export function placeOf(element: Element): string {
  const panel = element.closest('section, [role="region"]');
  const title = panel === null || panel === element ? '' : `${textOf(panel.querySelector('h2, h3, h4'))} > `;
  return `${title}<${element.tagName.toLowerCase()}> ${textOf(element).slice(0, 80)}`;
}

/** Returns a screen's texts one by one, visible ones and those for screen readers only. */
export function textsOf(root: HTMLElement): readonly { readonly text: string; readonly at: Element }[] {
  const accessibleTexts = all(root, '[aria-label], [aria-valuetext]').map((at) => ({
    at,
    text: plain(`${at.getAttribute('aria-label') ?? ''} ${at.getAttribute('aria-valuetext') ?? ''}`),
  }));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const written: { readonly text: string; readonly at: Element }[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.parentElement !== null)
      written.push({ at: node.parentElement, text: plain(node.textContent ?? '') });
  return [...written, ...accessibleTexts];
}

/** Returns an element's text without the parts hidden from screen readers. */
function spokenText(element: Element): string {
  if (element.ariaHidden === 'true') return '';
  return [...element.childNodes]
    .map((child) => (child instanceof Element ? nameOf(child) || spokenText(child) : textOf(child)))
    .join(' ')
    .trim();
}

const byIds = (ids: string) =>
  ids
    .split(' ')
    .map((id) => textOf(document.getElementById(id)))
    .join(' ')
    .trim();

/** Returns an element's name: from aria-labelledby, else aria-label, else its content. */
export function nameOf(element: Element): string {
  const labelled = element.getAttribute('aria-labelledby');
  if (labelled !== null) return byIds(labelled);
  const label =
    element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.getAttribute('title');
  if (label !== null) return label.trim();
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
    return [...(element.labels ?? [])].map(textOf).join(' ').trim();
  if (element instanceof HTMLTableElement) return textOf(element.caption);
  return element instanceof HTMLElement && element.matches('button, a, [role="button"], [role="tab"]')
    ? spokenText(element)
    : '';
}
