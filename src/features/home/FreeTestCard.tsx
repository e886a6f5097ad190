import Card from '@mui/material/Card';
import { homeText } from '@/data/texts/pages/home';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { testQuestionCount, sectionQuestionCount, partsWithoutBreaks } from '@/domain/exam/test/test-plan';
import { formatCount } from '@/lib/text/format';
import { planPartColor } from '@/ui/sectionColor';

const plan = diagnosticPlan(true);

/** The parts of the free test in order, each as wide as its share of the time, and the test's terms below. */
export function FreeTestCard() {
  const { title, terms } = homeText.freeTest;
  return (
    <Card component="section" aria-labelledby="free-test" sx={card}>
      <div className="title">
        <h4 id="free-test">{title}</h4>
        <span>{formatCount(testQuestionCount(plan), 'question')}</span>
      </div>
      <ol>
        {partsWithoutBreaks(plan).map((part) => (
          <li key={part.id} style={{ flexGrow: part.minutes }}>
            <span className="bar" style={{ backgroundColor: planPartColor(part) }} />
            <strong>{part.title}</strong>
            <span>
              {part.kind === 'essay' ? 'optional' : formatCount(sectionQuestionCount(part), 'question')}
            </span>
            <span>{`${part.minutes} min`}</span>
          </li>
        ))}
      </ol>
      <dl>
        {terms.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Below this width, the name and the number of questions don't fit on one line. */
const smallPhone = '@media (max-width: 22em)';

const card = {
  p: { xs: 2, sm: 3.5 },
  '& .title': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 1,
  },
  '& h4': { m: 0, typography: 'h3' },
  '& span': { display: 'block', fontSize: '0.875rem', color: 'text.secondary' },
  // A list on a phone; on wider screens, a bar on which each part is as wide as its share of the time.
  '& ol': { listStyle: 'none', m: 0, mt: 2, p: 0, display: { sm: 'flex' }, gap: 0.5, lineHeight: 1.45 },
  '& li': {
    minWidth: 0,
    flexBasis: 72,
    display: { xs: 'grid', sm: 'block' },
    gridTemplateColumns: '1.25rem minmax(0, 1fr) auto 3.5rem',
    alignItems: 'center',
    columnGap: 1,
    py: { xs: 0.75, sm: 0 },
    [smallPhone]: {
      gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
      '& > span:nth-of-type(2)': { gridArea: '2 / 2' },
      '& > :last-child': { gridArea: '1 / 3' },
    },
  },
  '& li strong': { fontWeight: 600, fontSize: '0.9375rem' },
  '& li :last-child': { textAlign: { xs: 'right', sm: 'left' } },
  '& .bar': { height: 10, mb: { sm: 1 }, borderRadius: '2px', forcedColorAdjust: 'none' },
  '& dl': { m: 0, mt: 2.5 },
  '& dl > div': {
    display: 'grid',
    columnGap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '6rem minmax(0, 1fr)' },
    py: 1.25,
    borderTop: 1,
    borderColor: 'divider',
    lineHeight: 1.5,
  },
  '& dl > div:last-of-type': { pb: 0 },
  '& dt': { fontWeight: 600, fontSize: '0.9375rem' },
  '& dd': { m: 0, color: 'text.secondary', fontSize: '0.9375rem' },
} as const;
