import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { deviceRecordSelector } from '@/data/record/learner/recordMark';
import { useHasOwnRecord } from '@/data/record/useHasOwnRecord';

/** What introduces the site to visitors. Learners with a record see their own figures in its place. */
export function VisitorIntroduction({ children }: { readonly children: ReactNode }) {
  const isOwn = useHasOwnRecord();
  if (isOwn === true) return null;
  return <Box sx={isOwn === null ? absentWithRecord : undefined}>{children}</Box>;
}

/** The prerendered document is the same for everyone, so CSS decides until hydration. */
const absentWithRecord = { [deviceRecordSelector]: { display: 'none' } } as const;
