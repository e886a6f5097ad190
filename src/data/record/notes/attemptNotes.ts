/** Students' additions to a finished attempt: a name, a note, and a self-assessment of the essay. */
import * as v from 'valibot';
import { withoutDirectionMarks } from '@/lib/text/typedText';
import { attemptIdSchema, changedAtSchema, parseOrNull } from '@/data/record/attemptSchema';
import { maxAttemptNameLength, maxNoteLength } from './noteLimits';

const longestPoint = 60;
const mostPoints = 20;

export interface AttemptNotes {
  /** The attempt's id. */
  readonly id: string;
  /** The student's name for the test; empty if none. */
  readonly name: string;
  readonly note: string;
  /** Rating of each checklist point, from 1 to 4, by the point's name. */
  readonly selfCheck: Readonly<Record<string, number>>;
  /** Epoch milliseconds. The later of two versions wins. */
  readonly changedAt: number;
}

const level = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4));
const point = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestPoint));

export const notesSchema: v.GenericSchema<unknown, AttemptNotes> = v.strictObject({
  id: attemptIdSchema,
  name: v.pipe(v.string(), v.transform(withoutDirectionMarks), v.maxLength(maxAttemptNameLength)),
  note: v.pipe(v.string(), v.transform(withoutDirectionMarks), v.maxLength(maxNoteLength)),
  selfCheck: v.pipe(
    v.record(point, level),
    v.check((points) => Object.keys(points).length <= mostPoints),
  ),
  changedAt: changedAtSchema,
});

/** Parses stored notes; null if they are invalid. */
export function parseNotes(value: unknown): AttemptNotes | null {
  return parseOrNull(notesSchema, value);
}

/** Returns the latest version of each attempt's notes. */
export function latestNotes(all: readonly AttemptNotes[]): readonly AttemptNotes[] {
  const latest = new Map<string, AttemptNotes>();
  for (const notes of all) {
    const known = latest.get(notes.id);
    if (known === undefined || known.changedAt < notes.changedAt) latest.set(notes.id, notes);
  }
  return [...latest.values()];
}
