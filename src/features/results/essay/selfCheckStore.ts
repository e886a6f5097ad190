/**
 * Where a self-check is kept: with the notes on its attempt, beside the name and the note that a student may give it. The notes
 * live as long as the page for now; the record's own `readNotes` and `writeNotes` take the place of `inMemory`.
 */
import type { SelfCheck } from './rubric';

interface AttemptNotes {
  /** The attempt's. */
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly selfCheck: SelfCheck;
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

interface NotesStore {
  readonly readNotes: (id: string) => Promise<AttemptNotes | null>;
  readonly writeNotes: (notes: AttemptNotes) => Promise<unknown>;
}

function inMemory(): NotesStore {
  const notes = new Map<string, AttemptNotes>();
  return {
    readNotes: (id) => Promise.resolve(notes.get(id) ?? null),
    writeNotes: (changed) => Promise.resolve(notes.set(changed.id, changed)),
  };
}

const store = inMemory();

/** The choices made for an attempt's essay; none yet is an empty one. */
export async function readSelfCheck(attemptId: string): Promise<SelfCheck> {
  return (await store.readNotes(attemptId))?.selfCheck ?? {};
}

/** Keeps the choices; what else is noted on the attempt stays. */
export async function writeSelfCheck(attemptId: string, selfCheck: SelfCheck, now: number): Promise<void> {
  const before = (await store.readNotes(attemptId)) ?? { id: attemptId, name: '', note: '' };
  await store.writeNotes({ ...before, selfCheck, changedAt: now });
}
