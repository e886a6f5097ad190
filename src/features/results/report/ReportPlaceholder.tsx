import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { hiddenWithOwnRecord } from '@/data/record/recordMark';
import { useOwnRecord } from '@/data/record/useOwnRecord';
import { WorkedExample } from '../example/WorkedExample';

/**
 * In the place of a report until it is read: the worked example, which stays if there is nothing to read. A learner with a record
 * doesn't see somebody else's figures first. `attempt` is the one that the address asks for.
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
