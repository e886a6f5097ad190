import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepDatesUnbroken } from '@/lib/text/format';
import { TermText } from '@/ui/controls/TermText';
import type { Headline as Sentence } from '@/domain/dashboard/answer/preparation-headline';
import { toneTextColor } from '@/ui/marks/StatusBadge';

interface VerdictHeadlineProps {
  readonly sentence: Sentence;
  /** Starts the reason on a new line if verdict and reason don't fit on one. For verdicts that fill a whole line. */
  readonly breaksBeforeReason?: boolean;
}

/** The verdict and the reason for it, at the top of a tab. */
export function VerdictHeadline({
  sentence: { tone, verdict, reason },
  breaksBeforeReason = false,
}: VerdictHeadlineProps) {
  return (
    <Typography
      variant="h2"
      sx={{
        my: { xs: 2, sm: 3 },
        '@media print': { my: 1.5, maxWidth: 'none' },
        maxWidth: '40em',
        typography: { xs: 'prose', sm: 'h2' },
      }}
    >
      <Box component="span" sx={{ color: toneTextColor(tone) }}>
        {verdict}
      </Box>{' '}
      <Box component="span" {...(breaksBeforeReason && { sx: { display: { sm: 'inline-block' } } })}>
        <TermText>{keepDatesUnbroken(reason)}</TermText>
      </Box>
    </Typography>
  );
}
