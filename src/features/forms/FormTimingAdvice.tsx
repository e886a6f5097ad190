import Typography from '@mui/material/Typography';
import { pathOf } from '@/site';
import { TermList } from '@/ui/cards/TermList';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';

const steps = [
  {
    term: 'First',
    text: 'Take the half-length free test to see which section costs you the most points.',
  },
  {
    term: 'Five or six weeks before',
    text: 'Take one full test in the morning, under test conditions. Then work on what the test shows.',
  },
  {
    term: 'Three weeks before',
    text: 'Take a second full test. Small ups and downs between two tests may be chance.',
  },
  {
    term: 'A week before',
    text: 'Take the last full test at the same time of day as your real test. Then rest; don’t cram the day before.',
  },
] as const;

/** Advice on when to take each form, since there are only three. */
export function FormTimingAdvice() {
  return (
    <section aria-labelledby="when-to-take">
      <Typography id="when-to-take" variant="h2" sx={{ mb: 2 }}>
        When to Take Each Test
      </Typography>
      <TermList terms={steps} />
      <StandaloneLink to={pathOf('freeTest')} sx={{ mt: 1 }}>
        Take the free test
      </StandaloneLink>
    </section>
  );
}
