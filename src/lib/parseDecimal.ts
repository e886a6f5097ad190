const plain = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const grouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * The number that a person has written in plain decimals, with commas between the thousands if they like: "750", " 2.5 ",
 * "1,000", "-1,250.5". Null for anything else: no other base ("0x10"), no exponent ("1e3"), no unit, and no comma that could be
 * meant for a decimal point ("2,5"). The signs that word processors make of a minus are read as one.
 */
export function parseDecimal(text: string): number | null {
  const written = text.trim().replace(/^[\u2212\u2013]/, '-');
  if (!plain.test(written) && !grouped.test(written)) return null;
  const value = Number(written.replaceAll(',', ''));
  return Number.isFinite(value) ? value : null;
}
