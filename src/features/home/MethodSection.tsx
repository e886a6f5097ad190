import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { homeText } from '@/data/texts/pages/home';
import { pathOf } from '@/site';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { HomeSection } from './HomeSection';

/** How questions are written and checked. */
export function MethodSection() {
  const { title, link, points } = homeText.method;
  return (
    <HomeSection
      id="method"
      title={title}
      paper
      link={<StandaloneLink to={pathOf(link.to, { hash: link.hash })}>{link.label}</StandaloneLink>}
    >
      <Grid container component="dl" spacing={{ xs: 2, sm: 3 }} sx={{ mt: 2, mb: 0 }}>
        {points.map(({ figure, term, text }) => (
          <Grid key={term} size={{ xs: 6, md: 3 }} sx={point}>
            <Typography component="dt" variant="strong">
              <Typography component="strong" variant="figure" sx={{ display: 'block' }}>
                {figure}
              </Typography>{' '}
              <span>{term}</span>
            </Typography>
            <Typography component="dd" color="textSecondary" sx={{ mt: 1, ml: 0 }}>
              {text}
            </Typography>
          </Grid>
        ))}
      </Grid>
    </HomeSection>
  );
}

/** With large text on a phone, a point takes the whole line. */
const point = {
  borderTop: 2,
  borderColor: 'primary.main',
  pt: 2,
  [largeTextMediaQuery]: { flexBasis: '100%', maxWidth: '100%', width: '100%' },
} as const;
