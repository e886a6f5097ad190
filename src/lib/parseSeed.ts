const largestSeed = 0xffffffff;

/** Reads a seed from an address: null for anything but an unsigned 32-bit whole number in plain digits. */
export function parseSeed(text: string | null): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const seed = Number(text);
  return seed <= largestSeed ? seed : null;
}
