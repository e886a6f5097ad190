const plain = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const grouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
/** Three digits after a comma are a group of thousands, so only one or two can be decimals. */
const withDecimalComma = /^[+-]?\d+,\d{1,2}$/;

/** The zeros of the digits that keyboards offer besides Western ones: Arabic, Persian, Devanagari, and Bengali. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6];

/**
 * Parses a user-entered decimal number with optional thousands separators: "750", " 2.5 ", "1,000", "-1,250.5". A comma before one
 * or two digits is a decimal comma: "2,5". Returns null for anything else: no other base ("0x10"), no exponent ("1e3"), no unit.
 * Accepts full-width and other digits, and the minus sign and en dash that word processors substitute for a hyphen.
 */
export function parseDecimal(text: string): number | null {
  const written = withWesternDigits(text.trim()).replace(/^[\u2212\u2013]/, '-');
  if (withDecimalComma.test(written)) return Number(written.replace(',', '.'));
  if (!plain.test(written) && !grouped.test(written)) return null;
  const value = Number(written.replaceAll(',', ''));
  return Number.isFinite(value) ? value : null;
}

function withWesternDigits(text: string): string {
  return (
    text
      // Full-width digits and signs.
      .replaceAll(/[\uff0b-\uff0e\uff10-\uff19]/g, (sign) => sign.normalize('NFKC'))
      .replaceAll('\u066b', '.')
      .replaceAll('\u066c', ',')
      .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g, (digit) => {
        const code = digit.codePointAt(0) ?? 0;
        return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
      })
  );
}
