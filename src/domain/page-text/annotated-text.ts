/** Text with notes attached to some of its words. */

export interface AnnotatedText<Note extends Annotation> {
  readonly text: string;
  /** In text order. */
  readonly notes: readonly Note[];
}

export interface Annotation {
  /** The annotated words, exactly as they appear in the text. */
  readonly on: string;
}

export interface AnnotatedPart<Note extends Annotation> {
  readonly text: string;
  readonly note: Note | null;
}

/**
 * Splits the text at its annotated words, in text order.
 * @throws Error if a note's words occur more than once, or not after the words of the note before.
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
