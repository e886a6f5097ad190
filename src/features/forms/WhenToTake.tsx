import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '@/site';

const steps = [
  {
    when: 'First',
    text: 'Take the free diagnostic. It is half as long and shows which section costs you the most.',
  },
  {
    when: 'Four to six weeks before',
    text: 'One full test under test conditions, on a morning. Then work on what it showed.',
  },
  {
    when: 'Two to three weeks before',
    text: 'A second one. Small ups and downs between two tests are within the error of the test.',
  },
  {
    when: 'A week before',
    text: 'The last one, at the hour of your real test. Then rest: nothing is learned on the day before.',
  },
] as const;

/** Three forms are all there are: when to spend which. */
export function WhenToTake() {
  return (
    <section aria-labelledby="when-to-take">
      <Typography id="when-to-take" variant="h2">
        When to take which
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 2, borderTop: 2, borderColor: 'primary.main' }}>
        {steps.map(({ when, text }) => (
          <Box key={when} sx={{ py: 1.75, borderBottom: 1, borderColor: 'divider' }}>
            <Typography component="dt" sx={{ fontWeight: 600 }}>
              {when}
            </Typography>
            <Typography component="dd" color="textSecondary" sx={{ m: 0 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      <Link
        component={RouterLink}
        to={pathOf('freeTest')}
        sx={{ mt: 1, display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        Take the free diagnostic
      </Link>
    </section>
  );
}
