/**
 * Returns an eight-digit hexadecimal checksum: FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv), over UTF-16 units
 * instead of bytes. A change of a single character always changes the checksum. Protects against corruption, not tampering.
 */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
