import Box from '@mui/material/Box';
import { ownRecordSelector } from '@/data/record/recordMark';
import { useOwnRecord } from '@/data/record/useOwnRecord';
import { pageRowHeight } from '@/ui/row/PageRow';
import { StudentRow } from '@/ui/row/StudentRow';

/** The student's pages, for a learner with a record: a visitor's home page says what the site is. */
export function StudentPagesRow() {
  const isOwn = useOwnRecord();
  if (isOwn === false) return null;
  return isOwn === null ? <Box sx={room} /> : <StudentRow current="home" />;
}

/** The document is the same for everybody, and leaves room where the row will be. */
const room = { [ownRecordSelector]: { minHeight: pageRowHeight } } as const;
