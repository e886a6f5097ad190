/** The door to the record. */
import type { StudentRecord } from './api';

/** The record of this browser; the same one at every call. */
export function studentRecord(): StudentRecord {
  throw new Error('The record is being built');
}

/** An id for a new attempt, never given before. */
export function newAttemptId(): string {
  return crypto.randomUUID();
}
