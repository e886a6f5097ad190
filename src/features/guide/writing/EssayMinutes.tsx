import Box from '@mui/material/Box';
import { essayStepTexts } from '@/data/texts/writing-coaching';
import { minutesOfSteps } from '@/domain/exam/essay-minutes';
import { section } from '@/ui/colors';
import { TextTable } from '@/ui/guide/TextTable';

interface EssayMinutesProps {
  /** How long an essay has, in minutes. */
  readonly limit: number;
}

/** The minutes of an essay, as a strip and as a table with the clock at the end of each step. */
export function EssayMinutes({ limit }: EssayMinutesProps) {
  const steps = minutesOfSteps(limit);
  return (
    <>
      <Box
        aria-hidden
        sx={strip}
        style={{ gridTemplateColumns: steps.map(({ minutes }) => `${minutes}fr`).join(' ') }}
      >
        {steps.map(({ step, minutes }) => (
          <span key={step}>{minutes}</span>
        ))}
      </Box>
      <TextTable
        caption={`${limit} minutes on a clock that counts down`}
        head={['Step', 'Minutes', 'Clock', 'What to do']}
        rows={steps.map(({ step, minutes, left }) => [
          essayStepTexts[step].title,
          `${minutes}`,
          `${left}:00`,
          essayStepTexts[step].text,
        ])}
      />
    </>
  );
}

const strip = {
  display: 'grid',
  gap: '2px',
  mb: 2,
  fontWeight: 600,
  '& span': { py: 0.5, textAlign: 'center', borderTop: `8px solid ${section.writing}` },
} as const;
