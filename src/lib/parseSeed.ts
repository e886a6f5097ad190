const largestSeed = 0xffffffff;

/** Parses a seed from a URL; null unless it is an unsigned 32-bit integer in plain digits. */
export function parseSeed(text: string | null): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const seed = Number(text);
  return seed <= largestSeed ? seed : null;
}
