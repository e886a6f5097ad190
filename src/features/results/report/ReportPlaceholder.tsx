import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { hiddenWithOwnRecord } from '@/data/record/learner/recordMark';
import { useOwnRecord } from '@/data/record/useOwnRecord';
import { WorkedExample } from '../example/WorkedExample';

/**
 * Shown until a report has loaded: the worked example, which stays if there is no report. Learners with a record, and readers of an
 * address that names an attempt, see a status line, so that someone else's figures don't appear first.
 */
export function ReportPlaceholder({ attempt }: { readonly attempt: string | null }) {
  const isOwn = useOwnRecord();
  if (isOwn === true || attempt !== null)
    return (
      <Typography role="status" sx={{ mt: 3, minHeight: '100vh' }}>
        Reading your tests…
      </Typography>
    );
  return (
    <Box sx={isOwn === null ? hiddenWithOwnRecord : undefined}>
      <WorkedExample />
    </Box>
  );
}
