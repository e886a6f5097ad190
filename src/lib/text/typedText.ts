/** Characters that turn the direction of the text after them: a name could otherwise reverse the sentence around it. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export function withoutDirectionMarks(text: string): string {
  return text.replaceAll(directionMarks, '');
}

/** A text as a person meant it: without direction marks, and without spaces at its ends. */
export function typedText(text: string): string {
  return withoutDirectionMarks(text).trim();
}
