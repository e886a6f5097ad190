/** The fragment of an address that carries a shared copy. Apart from what reads it: every dashboard looks for one. */

export const digestFragmentKey = 'learner=';

/** Tells whether the fragment of an address, with its `#` or without, is meant to carry a digest. */
export function carriesDigest(fragment: string): boolean {
  return fragment.replace(/^#/, '').startsWith(digestFragmentKey);
}
