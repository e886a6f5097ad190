import { listAllFinished } from '@/data/record/listAllFinished';
import { useEffect } from 'react';
import type { StudentRecord } from '@/data/record/api';
import { useRecordQuery } from '@/data/record/useRecordQuery';
import { type ChooserFacts, buildChooserFacts } from './buildChooserFacts';

async function readFacts(record: StudentRecord): Promise<ChooserFacts> {
  await record.prepareRecord();
  const [running, finished] = await Promise.all([record.listRunning(), listAllFinished(record)]);
  const left = running.attempts[0]?.attempt.form.planId ?? null;
  return buildChooserFacts(left, finished, Date.now());
}

/** Reads the record for the chooser. Loaded separately, so that the page can render and respond without it. */
export function ChooserFactsLoader({ onRead }: { onRead: (facts: ChooserFacts) => void }) {
  const { found } = useRecordQuery(readFacts);
  useEffect(() => {
    if (found !== null) onRead(found);
  }, [found, onRead]);
  return null;
}
