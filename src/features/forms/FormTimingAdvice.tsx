import Typography from '@mui/material/Typography';
import type { LevelId } from '@/domain/exam/level/level-id';
import { fullFormsOf } from '@/domain/exam/test/blueprint';
import { pathOf } from '@/site';
import { type TermDefinition, TermList } from '@/ui/cards/TermList';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';

/** For a level with a third test between the first and the last, and for one with only these two. */
const between = {
  test: 'Take a second full test. Small ups and downs between two tests may be chance.',
  section: 'Take a reading section or half a verbal section against the clock, and keep up the practice.',
} as const;

const stepsOf = (forms: number): readonly TermDefinition[] => [
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
    text: forms > 2 ? between.test : between.section,
  },
  {
    term: 'A week before',
    text: 'Take the last full test at the same time of day as your real test. Then rest; don’t cram the day before.',
  },
];

/** Advice on when to take each form of a level, since there are only a few. */
export function FormTimingAdvice({ level }: { readonly level: LevelId }) {
  return (
    <section aria-labelledby="when-to-take">
      <Typography id="when-to-take" variant="h2" sx={{ mb: 2 }}>
        When to Take Each Test
      </Typography>
      <TermList terms={stepsOf(fullFormsOf(level).length)} />
      <StandaloneLink to={pathOf('freeTest')} sx={{ mt: 1 }}>
        Take the free test
      </StandaloneLink>
    </section>
  );
}
