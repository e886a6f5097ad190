import Box from '@mui/material/Box';
import { useHasOwnRecord } from '@/data/record/useHasOwnRecord';
import { pageLinkRowHeightPx } from '@/ui/row/PageLinkRow';
import { recordSelector, withStudentBar } from '@/ui/row/studentBar';
import { StudentRow } from '@/ui/row/StudentRow';

/** Links to the student's pages, for learners with a record; a visitor's home page introduces the site instead. */
export function StudentPagesRow() {
  const isOwn = useHasOwnRecord();
  if (isOwn === false) return null;
  return isOwn === null ? <Box sx={reservedHeight} /> : <StudentRow current="home" />;
}

/** The prerendered document is the same for everyone, so CSS reserves the row's height only for learners with a record. */
const reservedHeight = {
  [recordSelector]: { minHeight: pageLinkRowHeightPx },
  ...withStudentBar({ minHeight: 0 }),
} as const;
