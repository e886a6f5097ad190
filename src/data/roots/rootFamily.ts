/** A root with the English words that grew from it. */
export interface RootFamily {
  /** The shapes that it takes, the usual one first. */
  readonly forms: readonly [string, ...string[]];
  readonly meaning: string;
  readonly language: 'Latin' | 'Greek' | 'Latin and Greek';
  readonly family: readonly { readonly word: string; readonly meaning: string }[];
  /** A word that looks like one of the family and isn't, with where it comes from. */
  readonly lookAlike: { readonly word: string; readonly note: string };
}
