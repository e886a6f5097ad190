import { useState } from 'react';
import type { Consent, StudentRecord } from '@/data/record/api';
import { loadRecord } from '@/data/record/loadRecord';
import { useRecord } from '@/data/record/useRecord';
import type { DoneFacts } from '@/domain/plan/done';
import type { KeptPlan, StudyPlan } from '@/domain/plan/study-plan';

interface PlannerRead {
  readonly state: 'read';
  readonly kept: KeptPlan | null;
  readonly facts: DoneFacts;
}

async function readPlanner(record: StudentRecord): Promise<PlannerRead | { readonly state: 'failed' }> {
  try {
    await record.prepareRecord();
    const [[kept = null], attempts, wordDays] = await Promise.all([
      record.readKept('plans'),
      record.readAnswers(),
      record.readKept('wordDays'),
    ]);
    return { state: 'read', kept, facts: { attempts, wordDays } };
  } catch {
    return { state: 'failed' };
  }
}

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
  const { found, readAgain } = useRecord(readPlanner);
  const [failed, setFailed] = useState(false);
  const save = async (plan: StudyPlan | null, consent: Consent = null): Promise<boolean> => {
    const after = found?.state === 'read' ? (found.kept?.changedAt ?? 0) : 0;
    const isWritten = await written(plan, after, consent);
    setFailed(!isWritten);
    readAgain();
    return isWritten;
  };
  return { found, readAgain, save, failed };
}
