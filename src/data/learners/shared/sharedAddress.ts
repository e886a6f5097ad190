/**
 * The address of a shared copy: `?copy=1#learner=<encoded digest>`. Browsers send no fragment to a server. The marker in the query
 * shows that there was one, because some apps remove it. Separate from the decoder, so that dashboards can check for a copy without
 * loading that.
 */

export const copyMarker = 'copy=1';
export const digestFragmentKey = 'learner=';

type Address = Readonly<Pick<Location, 'pathname' | 'search' | 'hash'>>;

/** The key and what follows it, up to the first character that no encoded digest has. */
const copyPattern = /\blearner(?:=(\d{1,6}\.[\w-]*))?/;

/** Source of a pattern that matches the query and fragment of any address that claims to carry a copy. Also used in documents. */
export const claimsCopySource = '[?&]copy=|#learner|[#?&]learner(=|%3D)|%23learner';

/** True if an address claims to carry a copy, even if an app has damaged it. */
export function claimsCopy({ search, hash }: Pick<Address, 'search' | 'hash'>): boolean {
  return new RegExp(claimsCopySource, 'i').test(search + hash);
}

/** Returns the address that an app has encoded into a path, such as `/my-page%23learner=…`; null if there is none. */
export function addressInPath(pathname: string): string | null {
  const decoded = fullyDecoded(pathname);
  // Two slashes at the start would name another host.
  return /[?#].*\b(?:learner|copy=)/.test(decoded) ? decoded.replace(/^\/+/, '/') : null;
}

/**
 * Returns the encoded digest of an address that claims to carry a copy; null if it was lost. Accepts what messengers and mail
 * programs do to a link: percent-encoding, and a full stop, bracket, space, or parameter at its end. As an encoded digest ends with a
 * letter or digit, marks of emphasis at its end are dropped, too.
 */
export function copyTextIn({ search, hash }: Pick<Address, 'search' | 'hash'>): string | null {
  const [, text = ''] = copyPattern.exec(fullyDecoded(search + hash)) ?? [];
  const letters = text.replace(/[-_]+$/, '');
  return letters === '' ? null : letters;
}

/** Decodes percent-encoding that was applied up to three times. Leaves alone what can't be decoded. */
function fullyDecoded(text: string): string {
  let decoded = text;
  for (let time = 0; time < 3; time += 1)
    decoded = decoded.replaceAll(/%[\da-f]{2}/gi, (code) => {
      const letter = Number.parseInt(code.slice(1), 16);
      return letter < 0x80 ? String.fromCodePoint(letter) : code;
    });
  return decoded;
}
