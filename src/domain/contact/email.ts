/** Checks the syntax of email addresses; only a reply proves that one exists. */
import { isBlank } from '@/lib/text/typedText';

/** The maximum length of an address (RFC 5321 with erratum 1690). */
export const maxEmailLength = 254;

export type EmailError = 'missing' | 'too-long' | 'no-address';

const name = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * Returns what is wrong with an email address, or null. Follows the HTML email field (one @, a name before it, dotted labels after
 * it) and also requires a dot in the domain. Checks the length first and each piece separately, so that no input makes the regular
 * expressions slow.
 */
export function validateEmail(text: string): EmailError | null {
  if (isBlank(text)) return 'missing';
  const address = text.trim();
  if (address.length > maxEmailLength) return 'too-long';
  const [local = '', domain = '', ...more] = address.split('@');
  const labels = domain.split('.');
  const isAddress =
    more.length === 0 && name.test(local) && labels.length > 1 && labels.every((each) => label.test(each));
  return isAddress ? null : 'no-address';
}
