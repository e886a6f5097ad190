import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { homeText } from '@/data/texts/pages/home';
import { pathOf, site } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { pageColumnStyles } from '@/ui/page/pageColumnStyles';
import { HeroPictures } from './HeroPictures';

/** The site's purpose, its audience, and the primary action. */
export function Hero({ parentsPicture }: { readonly parentsPicture: ReactNode }) {
  const { audience, lead, start, parents, startNote } = homeText;
  return (
    <Box sx={hero}>
      <div className="words">
        <p className="audience">{audience}</p>
        <h1>{site.home.heading}</h1>
        <p className="lead">{lead}</p>
        <div className="actions">
          <LinkButton to={pathOf('freeTest')}>{start}</LinkButton>
          <LinkButton to={pathOf('parentsDashboard')} variant="outlined">
            {parents}
          </LinkButton>
        </div>
        <p className="note">{startNote}</p>
      </div>
      <HeroPictures parentsPicture={parentsPicture} />
    </Box>
  );
}

const hero = {
  ...pageColumnStyles,
  py: { xs: 4, md: 8 },
  display: 'grid',
  gap: { xs: 4, md: 8 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 7fr)' },
  '& .words': { pt: { md: 4 } },
  '& .words p': { m: 0, color: 'text.secondary' },
  '& .words .audience': { color: 'emphasis.main', fontWeight: 600, fontSize: '0.9375rem' },
  '& h1': {
    m: 0,
    mt: 2,
    typography: 'h1',
    fontSize: 'clamp(2.25rem, 1.5rem + 3.2vw, 3.5rem)',
    lineHeight: 1.04,
  },
  '& .words .lead': { mt: 2.5, fontSize: { xs: '1.0625rem', sm: '1.25rem' }, lineHeight: 1.5 },
  '& .actions': { mt: 4, display: 'flex', flexWrap: 'wrap', gap: 1.5 },
  '& .words .note': { mt: 2, fontSize: '0.875rem' },
} as const;
