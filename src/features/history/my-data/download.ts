/** Hands a text to the browser as a file to save. */
export function download(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Not at once: the browser may not have begun to read.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
