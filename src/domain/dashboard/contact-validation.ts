/** Validation of email addresses and phone numbers. */
import { validateEmail, maxEmailLength } from '@/domain/contact/email';
import { assertUnreachable } from '@/lib/assert';
import { formatNumber } from '@/lib/text/format';
import { isBlank } from '@/lib/text/typedText';

/** Maximum lengths in characters. The phone limit allows an E.164 number with spaces. */
export const contactLimits = { email: maxEmailLength, phone: 40 } as const;

/** Returns an error message for an email address, or null if it is valid. */
export function emailProblem(text: string): string | null {
  const fault = validateEmail(text);
  switch (fault) {
    case null:
      return null;
    case 'missing':
      return 'Enter an email address so that reports can reach you.';
    case 'too-long':
      return `An email address has at most ${maxEmailLength} characters; this one has ${formatNumber(text.trim().length)}.`;
    case 'no-address':
      return 'This does not look like an email address. Enter one like name@example.com.';
    default:
      return assertUnreachable(fault);
  }
}

/**
 * Returns an error message for a phone number, or null if it is valid: 10 digits in any common format, with or without a leading 1
 * or +1 (North American plan), or 8 to 15 digits after a + (E.164).
 */
export function validatePhone(text: string): string | null {
  if (isBlank(text)) return 'Enter a phone number so that urgent alerts can reach you.';
  const typed = text.trim();
  if (!/^\+?[\d\s().-]+$/.test(typed)) return 'Use digits, not letters, as in (555) 555-0142.';
  const digits = typed.replaceAll(/\D/g, '');
  const fits = typed.startsWith('+')
    ? digits.length >= 8 && digits.length <= 15
    : digits.length === 10 || (digits.length === 11 && digits.startsWith('1'));
  return fits ? null : 'This number is incomplete. Enter ten digits, as in (555) 555-0142.';
}
