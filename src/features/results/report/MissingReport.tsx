import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { missingReportTexts } from './scoreReportHeadline';

interface MissingReportProps {
  readonly why: keyof typeof missingReportTexts;
  /** True if the device has reports of other tests. */
  readonly hasOthers: boolean;
}

/** Explains why the requested report can't be shown, and links to others. */
export function MissingReport({ why, hasOthers }: MissingReportProps) {
  const { what, how } = missingReportTexts[why];
  return (
    <>
      <Typography variant="h1" component="h2" sx={{ mt: 2 }}>
        {what}
      </Typography>
      <Typography sx={{ mt: 1.5, mb: 3, maxWidth: '40em' }}>{how}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {hasOthers && <LinkButton to={pathOf('scoreReport')}>Show the latest report</LinkButton>}
        <LinkButton to={pathOf('testResults')} variant="outlined">
          All tests on this device
        </LinkButton>
      </Box>
    </>
  );
}
