/**
 * True for a key that nothing on the page uses: no control handled it, no field has the focus, and Ctrl, Alt, and the Command key
 * aren't held. For keys that work anywhere on a page.
 */
export function isUnclaimedKey({
  defaultPrevented,
  ctrlKey,
  altKey,
  metaKey,
  target,
}: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || altKey || metaKey) return false;
  return !(target instanceof Element && target.matches('select, input, textarea'));
}
