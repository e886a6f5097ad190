import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { OriginContext } from '../frame/originContext';

/** Says, below links to a student's pages, that they show the visitor's own work. Empty unless the dashboard shows a sample. */
export function LeavesSampleNote() {
  if (useContext(OriginContext) !== 'sample') return null;
  return (
    <Typography variant="secondary" sx={{ mt: 1.5, displayPrint: 'none' }}>
      These links open your own pages, outside the sample.
    </Typography>
  );
}
