/**
 * Returns the texts and labels with right-to-left words outside of `<bdi>` and of Unicode's isolates, where they change the order of
 * the English text around them. Runs in the page too, so it must be self-contained.
 */
export function unisolatedTexts(): readonly string[] {
  const found: (readonly [text: string, around: string])[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    // A label of several lines in a drawing is isolated as a whole.
    const around = node.parentElement?.closest('text')?.textContent ?? text;
    if (node.parentElement?.closest('bdi, textarea, script, style') === null) found.push([text, around]);
  }
  for (const element of document.querySelectorAll('body *'))
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'alt']) {
      const text = element.getAttribute(name) ?? '';
      found.push([`${name}="${text}"`, text]);
    }
  return found
    .filter(([, around]) => /[\u0590-\u08ff]/.test(around.replaceAll(/\u2068[^\u2069]*\u2069/g, '')))
    .map(([text]) => text);
}
