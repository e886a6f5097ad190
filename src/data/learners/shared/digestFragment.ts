/** The URL fragment key of a shared copy. Separate from the decoder, so that dashboards can check for it without loading that. */

export const digestFragmentKey = 'learner=';

/** True if the fragment, with or without its `#`, claims to carry a digest. */
export function carriesDigest(fragment: string): boolean {
  return fragment.replace(/^#/, '').startsWith(digestFragmentKey);
}
