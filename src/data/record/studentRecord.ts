/** The record of this page's learner. Browser only, never while prerendering. */
import { newId } from '@/lib/browser/newId';
import type { StudentRecord } from './api';
import { createBrowserServices } from './browser';
import { databaseName } from './finished/databaseName';
import { restoreLearners } from './learner/restoreLearners';
import { currentSpace, unlistedSpaces } from './learner/roster';
import { openRecord } from './record';

let ofThisPage: StudentRecord | null = null;

/** Returns the record of this page's learner, always the same object. */
export function studentRecord(): StudentRecord {
  if (ofThisPage === null) {
    ofThisPage = openLearnerRecord(currentSpace());
    void restoreLostLearners().catch(() => undefined);
  }
  return ofThisPage;
}

/** Looks for learners whom a killed browser has lost from its list. */
async function restoreLostLearners(): Promise<void> {
  if (!('indexedDB' in window)) return;
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  if (unlistedSpaces(names, databaseName).length > 0) await restoreLearners(names);
}

/** Opens another learner's record, for a page about to switch to them. */
export function openLearnerRecord(space: string): StudentRecord {
  return openRecord(createBrowserServices(space), newId());
}
