import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Headline as Sentence } from '@/domain/family/headline';

const toneColors = { good: 'status.good', watch: 'status.watchText', none: 'text.secondary' } as const;

/** The first thing to read: how it is going, and why that can be said. */
export function Headline({ sentence: { tone, verdict, because } }: { sentence: Sentence }) {
  return (
    <Typography
      component="p"
      variant="h2"
      sx={{ my: { xs: 3, sm: 4 }, maxWidth: '40em', fontSize: { xs: '1.25rem', sm: '1.5rem' } }}
    >
      <Box component="span" sx={{ color: toneColors[tone] }}>
        {verdict}
      </Box>{' '}
      {because}
    </Typography>
  );
}
