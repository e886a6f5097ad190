/** What an e-mail address and a phone number must look like before anything is sent there. */

/**
 * Gives what is wrong with an e-mail address, in words; null when it can be one. The form is that of HTML's e-mail field
 * (one @, a name before it, dotted labels after it), and a dot in the domain is asked for.
 */
export function emailFault(text: string): string | null {
  const address = text.trim();
  if (address === '') return 'Enter an e-mail address, so that reports can reach you.';
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(
    address,
  )
    ? null
    : 'This does not look like an e-mail address. One looks like name@example.com.';
}

/**
 * Gives what is wrong with a phone number, in words; null when it can be one: 10 digits in any of the usual writings, with or
 * without a leading 1 or +1 (North American plan), or 8 to 15 digits after a + (E.164).
 */
export function phoneFault(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return 'Enter a phone number, so that urgent alerts can reach you.';
  if (!/^\+?[\d\s().-]+$/.test(typed)) return 'A phone number has digits only, for example (555) 555-0142.';
  const digits = typed.replaceAll(/\D/g, '');
  const fits = typed.startsWith('+')
    ? digits.length >= 8 && digits.length <= 15
    : digits.length === 10 || (digits.length === 11 && digits.startsWith('1'));
  return fits ? null : 'This number is not complete. Ten digits are needed, for example (555) 555-0142.';
}
