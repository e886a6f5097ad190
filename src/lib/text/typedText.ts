/** Characters that turn the direction of the text after them: a name could otherwise reverse the sentence around it. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export function withoutDirectionMarks(text: string): string {
  return text.replaceAll(directionMarks, '');
}

/** A text as a person meant it: without direction marks, and without spaces at its ends. */
export function typedText(text: string): string {
  return withoutDirectionMarks(text).trim();
}

/** Characters without visible output: all kinds of spaces, control characters, and default-ignorable code points such as U+200B. */
const invisible = /[\s\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Checks whether a text has no visible characters. */
export function isBlank(text: string): boolean {
  return text.replaceAll(invisible, '') === '';
}

/** Returns the trimmed length and the number of characters over the limit, 0 if within it. */
export function trimmedLengthAndExcess(text: string, limit: number): { length: number; excess: number } {
  const length = text.trim().length;
  return { length, excess: Math.max(0, length - limit) };
}
