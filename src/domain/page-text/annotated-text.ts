/** A text with notes on some of its words. */

export interface AnnotatedText<Note extends Annotation> {
  readonly text: string;
  /** In the order of their words. */
  readonly notes: readonly Note[];
}

export interface Annotation {
  /** The words that the note is about, as they stand in the text. */
  readonly on: string;
}

export interface AnnotatedPart<Note extends Annotation> {
  readonly text: string;
  /** Null for words without a note. */
  readonly note: Note | null;
}

/**
 * The text cut at the words that have notes, in its order.
 * @throws Error where a note's words aren't in the text after those of the note before, or are in it twice.
 */
export function splitAnnotatedText<Note extends Annotation>({
  text,
  notes,
}: AnnotatedText<Note>): readonly AnnotatedPart<Note>[] {
  const parts: AnnotatedPart<Note>[] = [];
  let from = 0;
  for (const note of notes) {
    const at = text.indexOf(note.on);
    if (note.on === '' || at < from || text.includes(note.on, at + 1))
      throw new Error(`A note is on "${note.on}", which is not once in the text, after the note before`);
    if (at > from) parts.push({ text: text.slice(from, at), note: null });
    parts.push({ text: note.on, note });
    from = at + note.on.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), note: null });
  return parts;
}
