import { unbrokenDates } from '@/lib/format';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Headline as Sentence, Tone } from '@/domain/dashboard/answer/headline';

const toneColors: Readonly<Record<Tone, string>> = {
  good: 'status.good',
  watch: 'status.watchText',
  risk: 'status.risk',
  none: 'text.secondary',
};

/** The first thing to read: how it is going, and why that can be said. */
export function Headline({ sentence: { tone, verdict, because } }: { sentence: Sentence }) {
  return (
    <Typography
      variant="h2"
      sx={{ my: { xs: 2, sm: 3 }, maxWidth: '40em', fontSize: { xs: '1.25rem', sm: '1.5rem' } }}
    >
      <Box component="span" sx={{ color: toneColors[tone] }}>
        {verdict}
      </Box>{' '}
      {unbrokenDates(because)}
    </Typography>
  );
}
