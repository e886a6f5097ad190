import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { keepTogether } from '@/lib/text/format';
import { type TermDefinition, TermList } from '@/ui/cards/TermList';
import { PageBody } from './PageBody';

interface StartLayoutProps {
  readonly title: string;
  readonly lead: string;
  readonly facts: readonly TermDefinition[];
  /** A drawing of what the page starts, above the facts. */
  readonly picture?: ReactNode;
  /** The card with the start button; on a phone, directly below the lead. */
  readonly card: ReactNode;
  /** Shown below the description, the facts, and the card, at full width. */
  readonly children?: ReactNode;
}

/** The page before a test or task starts: a description, what it takes, and the card that starts it. */
export function StartLayout({ title, lead, facts, picture, card, children }: StartLayoutProps) {
  return (
    <PageBody>
      <Box
        sx={{
          display: 'grid',
          columnGap: 8,
          rowGap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
          gridTemplateAreas: { xs: '"head" "card" "facts"', md: '"head card" "facts card"' },
          gridTemplateRows: { md: 'auto 1fr' },
        }}
      >
        <Box sx={{ gridArea: 'head' }}>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '38em' }}>
            {keepTogether(lead)}
          </Typography>
        </Box>
        <Box sx={{ gridArea: 'card', minWidth: 0 }}>{card}</Box>
        <Box sx={{ gridArea: 'facts' }}>
          {picture !== undefined && <Box sx={{ mb: 3 }}>{picture}</Box>}
          <TermList terms={facts} columns />
        </Box>
      </Box>
      {children}
    </PageBody>
  );
}
