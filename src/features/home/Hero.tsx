import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { homeText } from '@/data/texts/pages/home';
import { pathOf, site } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { HeroPictures } from './HeroPictures';

/** The site's purpose, its audience, and the primary action. */
export function Hero({ parentsPicture }: { readonly parentsPicture: ReactNode }) {
  const { audience, lead, start, parents, startNote } = homeText;
  return (
    <Container sx={{ py: { xs: 4, md: 8 } }}>
      <Grid container columnSpacing={8} rowSpacing={4}>
        <Grid size={{ xs: 12, md: 5 }} sx={{ pt: { md: 4 } }}>
          <Typography variant="subtitle2" sx={{ color: 'emphasis.main' }}>
            {audience}
          </Typography>
          <Typography variant="h1" sx={{ mt: 2 }}>
            {site.home.heading}
          </Typography>
          <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 2.5 }}>
            {lead}
          </Typography>
          <Stack direction="row" spacing={1.5} sx={{ mt: 4, flexWrap: 'wrap' }}>
            <LinkButton to={pathOf('freeTest')}>{start}</LinkButton>
            <LinkButton to={pathOf('parentsDashboard')} variant="outlined">
              {parents}
            </LinkButton>
          </Stack>
          <Typography variant="secondary" sx={{ mt: 2 }}>
            {startNote}
          </Typography>
        </Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          <HeroPictures parentsPicture={parentsPicture} />
        </Grid>
      </Grid>
    </Container>
  );
}
