import { useEffect } from 'react';
import type { StudentRecord } from '@/data/record/api';
import { useRecord } from '@/data/record/useRecord';
import { type ChooserFacts, chooserFacts } from './chooserFacts';

async function readFacts(record: StudentRecord): Promise<ChooserFacts> {
  await record.prepareRecord();
  const [running, finished] = await Promise.all([record.listRunning(), record.listFinished()]);
  const left = running.attempts[0]?.attempt.form.planId ?? null;
  return chooserFacts(left, finished.attempts, Date.now());
}

/** Reads the record for the chooser. Loaded separately, so that the page can render and respond without it. */
export function ChooserReader({ onRead }: { onRead: (facts: ChooserFacts) => void }) {
  const { found } = useRecord(readFacts);
  useEffect(() => {
    if (found !== null) onRead(found);
  }, [found, onRead]);
  return null;
}
