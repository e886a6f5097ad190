/** What a screen says, element by element. */

export const textOf = (node: Node | null | undefined) =>
  (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
/** A text with plain spaces. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');
export const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

/** The element as a message names it: where it stands, and the beginning of its text. */
export function placeOf(element: Element): string {
  const panel = element.closest('section, [role="region"]');
  const title = panel === null || panel === element ? '' : `${textOf(panel.querySelector('h2, h3, h4'))} > `;
  return `${title}<${element.tagName.toLowerCase()}> ${textOf(element).slice(0, 80)}`;
}

/** The texts of a screen one by one: what stands between tags, and what only a screen reader says. */
export function textsOf(root: HTMLElement): readonly { readonly text: string; readonly at: Element }[] {
  const spoken = all(root, '[aria-label], [aria-valuetext]').map((at) => ({
    at,
    text: plain(`${at.getAttribute('aria-label') ?? ''} ${at.getAttribute('aria-valuetext') ?? ''}`),
  }));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const written: { readonly text: string; readonly at: Element }[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.parentElement !== null)
      written.push({ at: node.parentElement, text: plain(node.textContent ?? '') });
  return [...written, ...spoken];
}

/** The text of an element without what a screen reader passes over. */
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

/** The name of an element: what labels it, else its label, else what stands in it. */
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
