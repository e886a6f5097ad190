/** Whether a text can be an email address. Whether it is anybody's, only an answer tells. */
import { isBlank } from '@/lib/isBlank';

/** The most characters that an address may have (RFC 5321 with its erratum 1690). */
export const maxEmailLength = 254;

export type EmailFault = 'missing' | 'too-long' | 'no-address';

const name = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * What is wrong with an email address; null when it can be one. The form is that of HTML's email field (one @, a name before it,
 * dotted labels after it), and a dot in the domain is asked for. Its length is looked at first, and each piece by itself, so that no
 * text takes long.
 */
export function emailFault(text: string): EmailFault | null {
  if (isBlank(text)) return 'missing';
  const address = text.trim();
  if (address.length > maxEmailLength) return 'too-long';
  const [local = '', domain = '', ...more] = address.split('@');
  const labels = domain.split('.');
  const isAddress =
    more.length === 0 && name.test(local) && labels.length > 1 && labels.every((each) => label.test(each));
  return isAddress ? null : 'no-address';
}
