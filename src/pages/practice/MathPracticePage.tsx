import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import { FormulasPanel } from '@/features/practice/math/FormulasPanel';
import { TopicMap } from '@/features/practice/math/TopicMap';
import { mathPracticeLead } from '@/features/practice/math/mathPracticeText';
import { site } from '@/site';
import { LevelChoice } from '@/ui/controls/LevelChoice';
import { FractionLine } from '@/ui/drawings/FractionLine';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';
import { PageBody } from '@/ui/page/PageBody';
import { StudentRow } from '@/ui/row/StudentRow';

export default function MathPracticePage() {
  const { level, choose } = useTestLevel();
  return (
    <>
      <StudentRow current={null} />
      <PageBody>
        <Box sx={layout}>
          <Box sx={{ gridArea: 'head' }}>
            <Typography variant="h1">{site.mathPractice.heading}</Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {mathPracticeLead}
            </Typography>
            <Box sx={{ mt: 2 }}>
              <LevelChoice level={level} onChange={choose} />
            </Box>
          </Box>
          <Box sx={{ gridArea: 'picture', display: { xs: 'none', sm: 'block' } }}>
            <FractionLine />
          </Box>
          <Box sx={{ gridArea: 'topics', minWidth: 0 }}>
            <TopicMap />
          </Box>
          <Box sx={{ gridArea: 'formulas', minWidth: 0 }}>
            <FormulasPanel level={level} />
          </Box>
        </Box>
        <FactsCheckedNote />
      </PageBody>
    </>
  );
}

/** On a phone, there is no picture, because the first button of the topics belongs on the first screen. */
const layout = {
  display: 'grid',
  columnGap: { sm: 4, md: 8 },
  rowGap: { xs: 4, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 320px', md: 'minmax(0, 1fr) 400px' },
  gridTemplateAreas: {
    xs: '"head" "topics" "formulas"',
    sm: '"head picture" "topics topics" "formulas formulas"',
  },
} as const;
