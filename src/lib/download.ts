/**
 * Hands a text to the browser as a file to save. Nothing leaves the device. Called for a click: browsers stop downloads that
 * nobody asked for.
 */
export function downloadText(fileName: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the address only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
