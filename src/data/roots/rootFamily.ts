/** A Latin or Greek root and English words derived from it. */
export interface RootFamily {
  /** Its spellings, the most common first. */
  readonly forms: readonly [string, ...string[]];
  readonly meaning: string;
  readonly language: 'Latin' | 'Greek' | 'Latin and Greek';
  readonly family: readonly { readonly word: string; readonly meaning: string }[];
  /** A word that looks related but isn't, with its origin. */
  readonly lookAlike: { readonly word: string; readonly note: string };
}
