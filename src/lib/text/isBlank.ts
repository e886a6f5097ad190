/** Characters without visible output: all kinds of spaces, control characters, and default-ignorable code points such as U+200B. */
const invisible = /[\s\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Checks whether a text has no visible characters. */
export function isBlank(text: string): boolean {
  return text.replaceAll(invisible, '') === '';
}
