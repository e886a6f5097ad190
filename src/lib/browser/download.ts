/**
 * Saves a text as a file through the browser; nothing leaves the device. Call it from a click handler, because browsers block
 * downloads without user action.
 */
export function downloadText(fileName: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Reduces a text to its letters and digits, in any script, joined by hyphens, for use in a file name: file systems differ in which
 * other characters they allow.
 */
export function toFileNamePart(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
