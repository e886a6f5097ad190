const plain = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const grouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * Parses a user-entered decimal number with optional thousands separators: "750", " 2.5 ", "1,000", "-1,250.5". Returns null for
 * anything else: no other base ("0x10"), no exponent ("1e3"), no unit, and no comma that could be a decimal point ("2,5"). Accepts
 * the minus sign and en dash that word processors substitute for a hyphen.
 */
export function parseDecimal(text: string): number | null {
  const written = text.trim().replace(/^[\u2212\u2013]/, '-');
  if (!plain.test(written) && !grouped.test(written)) return null;
  const value = Number(written.replaceAll(',', ''));
  return Number.isFinite(value) ? value : null;
}
