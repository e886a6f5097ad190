/**
 * Scrolls the text field and the page so that the field's cursor is visible. No browser scrolls to a cursor set by a script, and no
 * API returns its position, so this measures a copy of the field that ends at the cursor.
 */
export function revealCursor(field: HTMLTextAreaElement): void {
  const probe = field.cloneNode();
  if (!(probe instanceof HTMLTextAreaElement)) return;
  probe.removeAttribute('id');
  probe.setAttribute('aria-hidden', 'true');
  probe.value = field.value.slice(0, field.selectionEnd);
  const { style } = probe;
  style.setProperty('field-sizing', 'fixed');
  Object.assign(style, {
    position: 'absolute',
    visibility: 'hidden',
    width: `${field.offsetWidth}px`,
    minHeight: '0',
    height: '0',
  });
  field.after(probe);
  const look = getComputedStyle(field);
  const bottom = probe.scrollHeight - Number.parseFloat(look.paddingBottom);
  const top = bottom - Number.parseFloat(look.lineHeight);
  if (top < field.scrollTop) field.scrollTop = top;
  else if (bottom > field.scrollTop + field.clientHeight) field.scrollTop = bottom - field.clientHeight;
  style.top = `${field.offsetTop + top - field.scrollTop}px`;
  style.height = `${bottom - top}px`;
  probe.scrollIntoView({ block: 'nearest' });
  probe.remove();
}
