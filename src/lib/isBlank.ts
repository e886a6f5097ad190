/** Characters that leave no mark: spaces of all kinds, controls, and what Unicode lets programs ignore, such as U+200B. */
const invisible = /[\s\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Tells whether a text shows nothing, however many characters it has. */
export function isBlank(text: string): boolean {
  return text.replaceAll(invisible, '') === '';
}
