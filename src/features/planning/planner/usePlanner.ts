import { useState } from 'react';
import { loadItemIndex } from '@/data/items/index/load';
import type { Consent } from '@/data/record/api';
import { troubleNotice } from '@/data/record/rowNotices';
import { changedAfter, type RowsSaved, saveRows } from '@/data/record/saveRows';
import { readProfile, writeProfile } from '@/data/record/setup/setup';
import { begunReading, readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { wordIndex } from '@/data/words/words';
import type { DoneFacts } from '@/domain/plan/done';
import { leftToReview } from '@/domain/plan/left-to-review';
import type { KeptPlan, StudyPlan } from '@/domain/plan/study-plan';
import type { IsoDay } from '@/lib/calendar';

interface PlannerFacts {
  readonly kept: KeptPlan | null;
  /** The trouble with the saved plan, in words; null where there is none. */
  readonly trouble: string | null;
  readonly done: DoneFacts;
  /** The test date of the profile, which a first plan is for. */
  readonly testDay: IsoDay | null;
}

const readPlanner = begunReading(async (record): Promise<PlannerFacts> => {
  // The index is fetched and read while the database is still being opened.
  const [index, [[kept = null], troubles, attempts, wordDays, cards, profile]] = await Promise.all([
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
          readProfile(record),
        ]),
      ),
  ]);
  const testDate = kept?.plan?.testDate ?? null;
  const isLeft = leftToReview({ attempts, index, cards, wordIndex, testDate });
  return {
    kept,
    trouble: troubleNotice('plan', troubles),
    done: { attempts, wordDays, isLeft },
    testDay: profile.testDay,
  };
});

/** Writes a plan, or that there is none, as the latest version of it. */
function written(plan: StudyPlan | null, after: number, consent: Consent): Promise<RowsSaved> {
  return saveRows(async (record) => {
    const outcome = await record.writeKept('plans', [{ id: 'plan', plan, changedAt: changedAfter(after) }]);
    // The test date of the plan and that of the profile are one fact. Should the profile not take it, the plan is saved all the same.
    if (outcome.state === 'saved' && plan !== null)
      await writeProfile(record, (was) => ({ ...was, testDay: plan.testDate }));
    return outcome;
  }, consent);
}

/** The plan of this device with what is done of it, and what changes it. */
export function usePlanner() {
  const { facts, readAgain } = useRecordFacts(readPlanner);
  const [saved, setSaved] = useState<RowsSaved | null>(null);
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
