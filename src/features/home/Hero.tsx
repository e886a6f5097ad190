import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { site, pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { SampleQuestion } from './SampleQuestion';
import { column } from '@/ui/page/column';

/** What this is, for whom, and the one thing to do first. */
export function Hero() {
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          ...column,
          py: { xs: 5, md: 11 },
          display: 'grid',
          gap: { xs: 5, md: 4 },
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <div>
          <Typography sx={{ color: 'emphasis.main', fontWeight: 600, fontSize: '0.9375rem' }}>
            For students applying to boarding and independent schools
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
            Practice at the pace of the real test, get a reason for every choice, and see what a score can and
            can’t tell you. Free to start, no account needed.
          </Typography>
          <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <LinkButton to={pathOf('quickTest')}>Take the quick verbal test</LinkButton>
            <LinkButton to={pathOf('parentsDashboard')} variant="outlined">
              See a parent’s view
            </LinkButton>
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            Ten questions in five minutes. If you reload the page, nothing is lost.
          </Typography>
        </div>
        <SampleQuestion />
      </Box>
    </Box>
  );
}
