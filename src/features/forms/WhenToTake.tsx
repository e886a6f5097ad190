import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '@/site';
import { TermList } from '@/ui/cards/TermList';

const steps = [
  {
    term: 'First',
    text: 'Take the free diagnostic. It is half as long and shows which section costs you the most.',
  },
  {
    term: 'Four to six weeks before',
    text: 'One full test under test conditions, on a morning. Then work on what it showed.',
  },
  {
    term: 'Two to three weeks before',
    text: 'A second one. Small ups and downs between two tests are within the error of the test.',
  },
  {
    term: 'A week before',
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
      <Box sx={{ mt: 2 }}>
        <TermList terms={steps} />
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
