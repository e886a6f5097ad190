import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { homeText } from '@/data/texts/home';
import { pathOf, site } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { column } from '@/ui/page/column';
import { FreeTestCard } from './FreeTestCard';

/** What this is, for whom, and the one thing to do first. */
export function Hero() {
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          ...column,
          py: { xs: 5, md: 10 },
          display: 'grid',
          gap: { xs: 5, md: 8 },
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 7fr)' },
        }}
      >
        <div>
          <Typography sx={{ color: 'emphasis.main', fontWeight: 600, fontSize: '0.9375rem' }}>
            {homeText.audience}
          </Typography>
          <Typography
            variant="h1"
            sx={{ mt: 2, fontSize: 'clamp(2.25rem, 1.5rem + 3.2vw, 3.5rem)', lineHeight: 1.04 }}
          >
            {site.home.title}
          </Typography>
          <Typography
            color="textSecondary"
            sx={{ mt: 2.5, fontSize: { xs: '1.0625rem', sm: '1.25rem' }, lineHeight: 1.5 }}
          >
            {homeText.lead}
          </Typography>
          <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <LinkButton to={pathOf('freeTest')}>{homeText.start}</LinkButton>
            <LinkButton to={pathOf('parentsDashboard')} variant="outlined">
              {homeText.parents}
            </LinkButton>
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {homeText.startNote}
          </Typography>
        </div>
        <FreeTestCard />
      </Box>
    </Box>
  );
}
