import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useHasOwnRecord } from '@/data/record/useHasOwnRecord';
import { recordSelector } from '@/ui/row/studentBar';

/** The introduction of the site to visitors. Learners with a record see their own figures in its place. */
export function VisitorIntroduction({ children }: { readonly children: ReactNode }) {
  const isOwn = useHasOwnRecord();
  if (isOwn === true) return null;
  return <Box sx={isOwn === null ? absentWithRecord : undefined}>{children}</Box>;
}

/** The prerendered document is the same for everyone, so CSS decides until hydration. */
const absentWithRecord = { [recordSelector]: { display: 'none' } } as const;
