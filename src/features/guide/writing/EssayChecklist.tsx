import Box from '@mui/material/Box';
import { criterionHints } from '@/data/texts/pages/writing-coaching';
import { criterionQuestions, criterionTitles } from '@/domain/exam/essays/self-check';
import { typedKeys } from '@/lib/typedKeys';
import { CaptionedTable } from '@/ui/guide/CaptionedTable';

export function EssayChecklist() {
  return (
    <Box sx={cells}>
      <CaptionedTable
        caption="The self-check, and where to look first"
        head={['Criterion', 'Question', 'Where to look']}
        rows={typedKeys(criterionTitles).map((criterion) => [
          criterionTitles[criterion],
          criterionQuestions[criterion],
          criterionHints[criterion],
        ])}
      />
    </Box>
  );
}

/** Prevents a single word on the last line of a cell. */
const cells = {
  '& td': { width: '50%', textWrap: { sm: 'balance' } },
  '& tbody th': { whiteSpace: { sm: 'nowrap' } },
} as const;
