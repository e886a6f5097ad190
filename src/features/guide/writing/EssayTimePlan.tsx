import Box from '@mui/material/Box';
import { essayStepTexts } from '@/data/texts/pages/writing-coaching';
import { essayStepMinutes } from '@/domain/exam/essays/essay-minutes';
import { sectionColors } from '@/ui/colors';
import { CaptionedTable } from '@/ui/guide/CaptionedTable';

interface EssayTimePlanProps {
  /** In minutes. */
  readonly limit: number;
}

/** The minutes of an essay, as a strip and as a table with the clock at the end of each step. */
export function EssayTimePlan({ limit }: EssayTimePlanProps) {
  const steps = essayStepMinutes(limit);
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
      <CaptionedTable
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
  '& span': { py: 0.5, textAlign: 'center', borderTop: `8px solid ${sectionColors.writing}` },
} as const;
