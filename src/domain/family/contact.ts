/** What an email address and a phone number must look like before anything is sent there. */
import { number } from '@/lib/format';
import { isBlank } from '@/lib/isBlank';

/** The most characters that an email address and a phone number may have (RFC 5321 with its erratum 1690; E.164 with spaces). */
export const contactLimits = { email: 254, phone: 40 } as const;

const name = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * What is wrong with an email address, in words; null when it can be one. The form is that of HTML's email field (one @, a
 * name before it, dotted labels after it), and a dot in the domain is asked for. Its length is looked at first, and each
 * piece by itself, so that no text takes long.
 */
export function emailFault(text: string): string | null {
  if (isBlank(text)) return 'Enter an email address, so that reports can reach you.';
  const address = text.trim();
  if (address.length > contactLimits.email)
    return `An email address has at most ${contactLimits.email} characters; this one has ${number(address.length)}.`;
  const [local = '', domain = '', ...more] = address.split('@');
  const labels = domain.split('.');
  return more.length === 0 &&
    name.test(local) &&
    labels.length > 1 &&
    labels.every((each) => label.test(each))
    ? null
    : 'This does not look like an email address. One looks like name@example.com.';
}

/**
 * What is wrong with a phone number, in words; null when it can be one: 10 digits in any of the usual writings, with or
 * without a leading 1 or +1 (North American plan), or 8 to 15 digits after a + (E.164).
 */
export function phoneFault(text: string): string | null {
  if (isBlank(text)) return 'Enter a phone number, so that urgent alerts can reach you.';
  const typed = text.trim();
  if (!/^\+?[\d\s().-]+$/.test(typed)) return 'A phone number has digits only, for example (555) 555-0142.';
  const digits = typed.replaceAll(/\D/g, '');
  const fits = typed.startsWith('+')
    ? digits.length >= 8 && digits.length <= 15
    : digits.length === 10 || (digits.length === 11 && digits.startsWith('1'));
  return fits ? null : 'This number is not complete. Ten digits are needed, for example (555) 555-0142.';
}
