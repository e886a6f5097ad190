import Box from '@mui/material/Box';
import { essayStepTexts } from '@/data/texts/writing-coaching';
import { minutesOfSteps } from '@/domain/exam/essay-minutes';
import * as colors from '@/ui/colors';

interface EssayMinutesProps {
  /** How long an essay has, in minutes. */
  readonly limit: number;
}

/** The minutes of an essay, as a strip and as a table with the clock at the end of each step. */
export function EssayMinutes({ limit }: EssayMinutesProps) {
  const steps = minutesOfSteps(limit);
  return (
    <Box sx={look}>
      <div aria-hidden style={{ gridTemplateColumns: steps.map(({ minutes }) => `${minutes}fr`).join(' ') }}>
        {steps.map(({ step, minutes }) => (
          <span key={step} className={step}>
            {minutes}
          </span>
        ))}
      </div>
      <table>
        <caption>{limit} minutes, step by step</caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Minutes</th>
            <th scope="col">Clock then shows</th>
            <th scope="col">What to do</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, minutes, left }) => (
            <tr key={step}>
              <th scope="row">{essayStepTexts[step].title}</th>
              <td>{minutes}</td>
              <td>{left}:00</td>
              <td>{essayStepTexts[step].text}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            <td>{steps.reduce((sum, { minutes }) => sum + minutes, 0)}</td>
          </tr>
        </tfoot>
      </table>
    </Box>
  );
}

/** The three steps of writing are the strip's strong part. On a phone the advice of a step stands below its figures. */
const look = {
  '& > div': { display: 'grid', gap: '2px', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  '& > div span': {
    py: 1,
    textAlign: 'center',
    border: `1px solid ${colors.section.writing}`,
    bgcolor: `color-mix(in srgb, ${colors.section.writing} 16%, transparent)`,
  },
  '& > div .choose, & > div .plan, & > div .reading': { bgcolor: 'transparent' },
  '& table': { mt: 2, width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& caption': { pb: 1, textAlign: 'left', color: 'text.secondary', fontSize: '0.875rem' },
  '& tr': {
    display: { xs: 'grid', sm: 'table-row' },
    gridTemplateColumns: '1fr 5rem 8rem',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& th, & td': { py: 1, pr: 2, textAlign: 'left', verticalAlign: 'baseline' },
  '& td:nth-of-type(3)': { gridColumn: '1 / -1', pt: 0 },
  '& thead th': { fontWeight: 400, color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap' },
  '& thead th:last-of-type': { display: { xs: 'none', sm: 'table-cell' } },
  '& tfoot': { fontWeight: 600 },
} as const;
