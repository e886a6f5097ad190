import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { essayStepTexts } from '@/data/texts/pages/writing-coaching';
import { essayStepMinutes, essayStepTitles } from '@/domain/exam/essays/essay-minutes';
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
      <Stack aria-hidden direction="row" spacing="2px" sx={{ mb: 2 }}>
        {steps.map(({ step, minutes }) => (
          <Typography key={step} variant="strong" sx={part} style={{ flexGrow: minutes }}>
            {minutes}
          </Typography>
        ))}
      </Stack>
      <CaptionedTable
        caption={`${limit} minutes on a clock that counts down`}
        head={['Step', 'Minutes', 'Clock', 'What to do']}
        rows={steps.map(({ step, minutes, left }) => [
          essayStepTitles[step],
          `${minutes}`,
          `${left}:00`,
          essayStepTexts[step],
        ])}
      />
    </>
  );
}

const part = {
  flexBasis: 0,
  py: 0.5,
  textAlign: 'center',
  borderTop: `8px solid ${sectionColors.writing}`,
} as const;
