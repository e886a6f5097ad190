import Card from '@mui/material/Card';
import { homeText } from '@/data/texts/home';
import { diagnosticTest } from '@/domain/exam/catalog/diagnostic';
import { questionCount, questionsIn, workParts } from '@/domain/exam/plan';
import { count } from '@/lib/format';
import { partColor } from '@/ui/sectionColor';
import { plainList } from './look';

const plan = diagnosticTest(true);

/** The free test in its order: each part as wide as it is long, then what happens during and after it. */
export function FreeTestCard() {
  const { title, terms } = homeText.freeTest;
  return (
    <Card component="section" aria-labelledby="free-test" sx={card}>
      <div className="head">
        <h2 id="free-test">{title}</h2>
        <span>{count(questionCount(plan), 'question')}</span>
      </div>
      <ol>
        {workParts(plan).map((part) => (
          <li key={part.id} style={{ flexGrow: part.minutes }}>
            <span className="bar" style={{ backgroundColor: partColor(part) }} />
            <strong>{part.title}</strong>
            <span>{part.kind === 'essay' ? 'if you want it' : count(questionsIn(part), 'question')}</span>
            <span>{part.minutes} min</span>
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

const card = {
  p: { xs: 2, sm: 3.5 },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 1,
  },
  '& h2': { m: 0, typography: 'h3' },
  '& span': { display: 'block', fontSize: '0.875rem', color: 'text.secondary' },
  '& ol': { ...plainList, mt: 2, display: 'flex', gap: 0.5, lineHeight: 1.45 },
  // A section of 15 minutes has room for its name; the rest of the width is shared by length.
  '& li': { flexBasis: 72, minWidth: 0 },
  '& li strong': { fontWeight: 600, fontSize: '0.9375rem', overflowWrap: 'anywhere' },
  '& .bar': { height: 10, mb: 1, borderRadius: '2px', forcedColorAdjust: 'none' },
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
