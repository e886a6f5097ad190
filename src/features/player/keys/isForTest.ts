/** Overlays above the test handle their own keys. */
const above = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]';
const typedInto = 'textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])';

/** Returns false for a key that is typed into a field or belongs to an overlay, to the browser, or to whatever has handled it. */
export function isForTest(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (event.target instanceof Element && event.target.closest(typedInto) !== null) return false;
  return document.querySelector(above) === null;
}
