import { useState } from 'react';
import { loadItemIndex } from '@/data/items/index/load';
import { answerConsent } from '@/data/record/answerConsent';
import type { Consent, Placement } from '@/data/record/api';
import { loadRecord } from '@/data/record/loadRecord';
import { troubleNotice } from '@/data/record/rowNotices';
import { begunReading, readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { wordIndex } from '@/data/words/words';
import type { DoneFacts } from '@/domain/plan/done';
import { leftToReview } from '@/domain/plan/left-to-review';
import type { KeptPlan, StudyPlan } from '@/domain/plan/study-plan';

interface PlannerFacts {
  readonly kept: KeptPlan | null;
  /** The trouble with the saved plan, in words; null where there is none. */
  readonly trouble: string | null;
  readonly done: DoneFacts;
}

const readPlanner = begunReading(async (record): Promise<PlannerFacts> => {
  // The index is fetched and read while the database is still being opened.
  const [index, [[kept = null], troubles, attempts, wordDays, cards]] = await Promise.all([
    loadItemIndex(),
    record
      .prepareRecord()
      .then(() =>
        Promise.all([
          record.readKept('plans'),
          record.readKeptTroubles('plans'),
          record.readAnswers(),
          record.readKept('wordDays'),
          record.readKept('cards'),
        ]),
      ),
  ]);
  const testDate = kept?.plan?.testDate ?? null;
  const isLeft = leftToReview({ attempts, index, cards, wordIndex, testDate });
  return { kept, trouble: troubleNotice('plan', troubles), done: { attempts, wordDays, isLeft } };
});

/**
 * `not-loaded`: code that writes could not be fetched. `refused`: the record doesn't take the plan. `newer`: a newer version of the site
 * wrote the one that is there.
 */
export type PlanSaved =
  | ({ readonly state: 'saved'; readonly keeps: boolean } & Placement)
  | { readonly state: 'not-loaded' | 'refused' | 'newer' };

/** Writes a plan, or that there is none, as the latest version of it. */
async function written(plan: StudyPlan | null, after: number, consent: Consent): Promise<PlanSaved> {
  try {
    const { studentRecord } = await loadRecord();
    const record = studentRecord();
    await record.prepareRecord();
    if (consent !== null) await answerConsent(record, consent);
    // A clock that was set back must not make an older version of this one.
    const changedAt = Math.max(Date.now(), after + 1);
    // It resolves when the database has brought the plan to the disk, so "saved" is said when it is.
    const outcome = await record.writeKept('plans', [{ id: 'plan', plan, changedAt }]);
    return outcome.state === 'saved' ? { ...outcome, keeps: record.consent() === 'keep' } : outcome;
  } catch {
    return { state: 'not-loaded' };
  }
}

/** The plan of this device with what is done of it, and what changes it. */
export function usePlanner() {
  const { facts, readAgain } = useRecordFacts(readPlanner);
  const [saved, setSaved] = useState<PlanSaved | null>(null);
  const save = async (plan: StudyPlan | null, consent: Consent = null): Promise<boolean> => {
    const after = facts === null || facts === readFailed ? 0 : (facts.kept?.changedAt ?? 0);
    const outcome = await written(plan, after, consent);
    setSaved(outcome);
    // Otherwise the old plan would show for a moment before the new one.
    await readAgain();
    return outcome.state === 'saved';
  };
  return { facts, readAgain, save, saved };
}
