import Box from '@mui/material/Box';
import { exampleScoreBands } from '@/data/texts/pages/mentoring-success';
import { ScoreRange } from '@/ui/bars/EstimateRange';
import { sectionColor } from '@/ui/sectionColor';
import { textWidth } from '@/ui/guide/TextBlocks';

const { before, after, scale } = exampleScoreBands;
const color = sectionColor('verbal');

/** The example's two estimates on one scale; the table above lists the same figures. */
export function ExampleEstimateBands() {
  return (
    <Box aria-hidden sx={rows}>
      <span>Before</span>
      <ScoreRange band={before} scale={scale} color={color} hasFigures={false} />
      <span>After</span>
      <ScoreRange band={after} scale={scale} color={color} />
    </Box>
  );
}

const rows = {
  maxWidth: textWidth,
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  rowGap: 1,
  lineHeight: '20px',
} as const;
