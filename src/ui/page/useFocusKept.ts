import { useEffect } from 'react';
import { focusElement } from './useFocusOnChange';

/** Elements that a screen reader can name or describe, so that it says where the focus is now. */
const places = 'section, article, ul, ol, dl, table, form, fieldset, [role], [aria-label], [tabindex], main';

/**
 * Keeps the focus near a control that disappears, such as the button that removes its own row. A browser would move it to the
 * document, and a screen reader would start over at the top of the page. Acts a frame later, so whatever removed the control can
 * place the focus itself. Use it once, for the whole page.
 */
export function useFocusKept(): void {
  useEffect(() => {
    /** The element that has the focus, then its ancestors. */
    let path: readonly HTMLElement[] = [];
    let frame = 0;
    const remember = () => {
      path = ancestorsOf(document.activeElement);
    };
    const keep = () => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const survivor = path.find((element) => element.isConnected);
      focusElement(survivor?.closest<HTMLElement>(places) ?? document.querySelector('main'));
    };
    // A click on a text takes the focus from its element on purpose, so that the element's end means nothing afterward.
    const forget = () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && path[0]?.isConnected === true) path = [];
      });
    };
    const removals = new MutationObserver(() => {
      if (path[0]?.isConnected !== false) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keep);
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
      removals.disconnect();
    };
  }, []);
}

function ancestorsOf(element: Element | null): readonly HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = element; at instanceof HTMLElement && at !== document.body; at = at.parentElement)
    path.push(at);
  return path;
}
