import { useState } from 'react';
import type { Consent } from '@/data/record/api';
import { loadRecord } from '@/data/record/loadRecord';
import { begunReading, readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import type { DoneFacts } from '@/domain/plan/done';
import type { KeptPlan, StudyPlan } from '@/domain/plan/study-plan';

interface PlannerFacts {
  readonly kept: KeptPlan | null;
  readonly done: DoneFacts;
}

const readPlanner = begunReading(async (record): Promise<PlannerFacts> => {
  await record.prepareRecord();
  const [[kept = null], attempts, wordDays] = await Promise.all([
    record.readKept('plans'),
    record.readAnswers(),
    record.readKept('wordDays'),
  ]);
  return { kept, done: { attempts, wordDays } };
});

/** Writes a plan, or that there is none, as the latest version of it. False where it could not be written. */
async function written(plan: StudyPlan | null, after: number, consent: Consent): Promise<boolean> {
  try {
    const { studentRecord } = await loadRecord();
    const record = studentRecord();
    await record.prepareRecord();
    if (consent !== null && record.consent() === null) await record.setConsent(consent);
    // A clock that was set back must not make an older version of this one.
    const changedAt = Math.max(Date.now(), after + 1);
    return (await record.writeKept('plans', [{ id: 'plan', plan, changedAt }])) !== null;
  } catch {
    return false;
  }
}

/** The plan of this device with what is done of it, and what changes it. */
export function usePlanner() {
  const { facts, readAgain } = useRecordFacts(readPlanner);
  const [failed, setFailed] = useState(false);
  const save = async (plan: StudyPlan | null, consent: Consent = null): Promise<boolean> => {
    const after = facts === null || facts === readFailed ? 0 : (facts.kept?.changedAt ?? 0);
    const isWritten = await written(plan, after, consent);
    setFailed(!isWritten);
    readAgain();
    return isWritten;
  };
  return { facts, readAgain, save, failed };
}
