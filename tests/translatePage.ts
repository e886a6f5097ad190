/**
 * Turns a page into what a browser's translator leaves: each text in two nested font elements, texts that are added later, too.
 * Elements with `translate="no"` stay. Runs in the page. The texts themselves stay as they are, so that they can be compared.
 */
export function translatePage(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function reaches the page
  const isLeftAlone = (text: Text) =>
    text.data.trim() === '' ||
    (text.parentElement?.closest('script, style, noscript, textarea, svg, font, [translate="no"]') ??
      null) !== null;
  const translate = (text: Text) => {
    if (!text.isConnected || isLeftAlone(text)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(translate);
  };
  translateAll(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) translateAll(node);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
