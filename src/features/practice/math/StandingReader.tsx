import { useEffect } from 'react';
import { readPractice } from '@/data/practice';
import type { StudentRecord } from '@/data/record/api';
import { useRecord } from '@/data/record/useRecord';
import type { MathStanding } from './standing';

async function readStanding(record: StudentRecord): Promise<MathStanding> {
  return (await readPractice(record, Date.now())).standing.untimed.topics;
}

/** Reads the record for the map; fetched by itself, so that the page paints and answers without it. */
export function StandingReader({ onRead }: { onRead: (standing: MathStanding) => void }) {
  const { found } = useRecord(readStanding);
  useEffect(() => {
    if (found !== null) onRead(found);
  }, [found, onRead]);
  return null;
}
