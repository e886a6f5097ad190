import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { site } from '@/site';
import { TermList } from '@/ui/cards/TermList';
import { PageBody } from '@/ui/page/PageBody';
import { facts, lead } from './pageWords';

/** The page before a session: what it is, how it works, and the card that starts it, which on a phone stands under the lead. */
export function WordsLayout({ card }: { card: ReactNode }) {
  return (
    <PageBody>
      <Box
        sx={{
          display: 'grid',
          columnGap: 8,
          rowGap: { xs: 3, md: 4 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
          gridTemplateAreas: { xs: '"head" "card" "facts"', md: '"head card" "facts card"' },
          gridTemplateRows: { md: 'auto 1fr' },
        }}
      >
        <Box sx={{ gridArea: 'head' }}>
          <Typography variant="h1">{site.verbalPracticeApp.title}</Typography>
          <Typography
            sx={{ mt: 2, maxWidth: '60ch', fontSize: { xs: '1.125rem', sm: '1.25rem' }, lineHeight: 1.5 }}
          >
            {lead}
          </Typography>
        </Box>
        <Box sx={{ gridArea: 'card', minWidth: 0 }}>{card}</Box>
        <Box sx={{ gridArea: 'facts' }}>
          <TermList terms={facts} columns />
        </Box>
      </Box>
    </PageBody>
  );
}
