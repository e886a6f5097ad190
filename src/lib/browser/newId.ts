/** Returns a unique id of 32 hexadecimal digits. */
export function newId(): string {
  // `crypto.randomUUID` is missing on pages without HTTPS.
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
