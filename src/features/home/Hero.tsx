import ArrowForward from '@mui/icons-material/ArrowForward';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { homeText } from '@/data/texts/pages/home';
import { pathOf, site } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { HydrationBoundary } from '@/ui/loading/HydrationBoundary';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { SampleQuestion } from './pictures/SampleQuestion';

interface HeroProps {
  /** The parent's answers about the sample family. */
  readonly verdict: ReactNode;
  readonly nextStep: ReactNode;
}

/**
 * The site's purpose, its audience, what it costs, who made it, and the primary action; beside them, three pieces of the product.
 */
export function Hero({ verdict, nextStep }: HeroProps) {
  const { audience, lead, start, parents, startNote, cost, pricing, madeBy, about } = homeText;
  const { figures, figuresByLevel } = homeText;
  return (
    <Container sx={{ py: { xs: 3, md: 6 } }}>
      <Grid container columnSpacing={6} rowSpacing={4}>
        <Grid size={{ xs: 12, lg: 5 }} sx={{ pt: { lg: 4 } }}>
          <Typography variant="subtitle2" color="textSecondary">
            {audience}
          </Typography>
          <Typography variant="h1" sx={{ mt: 1.5 }}>
            {site.home.heading}
          </Typography>
          <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 2 }}>
            {lead}
          </Typography>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ mt: 3, flexWrap: 'wrap' }}>
            <LinkButton to={pathOf('freeTest')}>{start}</LinkButton>
            <LinkButton to={pathOf('parentsDashboard')} variant="outlined">
              {parents}
            </LinkButton>
          </Stack>
          <Typography variant="secondary" sx={{ mt: 1.5 }}>
            {startNote}
          </Typography>
          <Typography variant="body2" sx={{ mt: 1.5 }}>
            {`${cost} ${madeBy}`}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
            <StandaloneLink to={pathOf('pricing')} variant="body2">
              <span>{pricing}</span>
              <ArrowForward fontSize="xsmall" />
            </StandaloneLink>
            <StandaloneLink to={pathOf('about')} variant="body2">
              <span>{about}</span>
              <ArrowForward fontSize="xsmall" />
            </StandaloneLink>
          </Stack>
          <Divider sx={{ mt: { xs: 1, lg: 3 } }} />
          <Grid container component={List} spacing={2} sx={{ mt: 2 }}>
            {figures.map(({ figure, text }) => (
              <Grid key={text} component="li" size={4} sx={wholeLineForLargeText}>
                <Typography component="span" variant="figure" sx={figureSx}>
                  {figure}
                </Typography>{' '}
                <Typography component="span" variant="secondary" sx={{ display: 'block' }}>
                  {text}
                </Typography>
              </Grid>
            ))}
          </Grid>
          <Typography variant="secondary" sx={{ mt: 1.5 }}>
            {figuresByLevel}
          </Typography>
        </Grid>
        <Grid size={{ xs: 12, lg: 7 }}>
          <Grid container spacing={2}>
            <Grid size={12}>
              <HydrationBoundary>{verdict}</HydrationBoundary>
            </Grid>
            <Grid size={{ xs: 12, sm: 7 }}>
              <HydrationBoundary>
                <SampleQuestion />
              </HydrationBoundary>
            </Grid>
            <Grid size={{ xs: 12, sm: 5 }}>
              <HydrationBoundary>{nextStep}</HydrationBoundary>
            </Grid>
          </Grid>
        </Grid>
      </Grid>
    </Container>
  );
}

const wholeLineForLargeText = {
  [largeTextMediaQuery]: { flexBasis: '100%', maxWidth: '100%', width: '100%' },
} as const;

/** A number of four digits has to fit a third of the smallest phone. */
const figureSx = {
  display: 'block',
  typography: { xs: 'figureSmall', sm: 'figure' },
  whiteSpace: 'nowrap',
} as const;
