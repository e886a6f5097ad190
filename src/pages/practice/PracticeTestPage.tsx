import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { quickVerbalPlan } from '@/domain/exam/catalog/practice-plans';
import { fullFormIds } from '@/domain/exam/test/blueprint';
import { TestChooser } from '@/features/chooser/TestChooser';
import { LearnerTodayCard } from '@/features/today/LearnerTodayCard';
import { site } from '@/site';
import { TestStrips } from '@/ui/drawings/TestStrips';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';
import { PageBody } from '@/ui/page/PageBody';
import { TextBesidePicture } from '@/ui/page/TextBesidePicture';

/** A short, a middle, and a full test. */
const lengths = [
  { title: site.quickTest.heading, plan: quickVerbalPlan },
  { title: 'Free Test', plan: diagnosticPlan(true), isEssayOptional: true },
  { title: 'Full Test', plan: fullTestPlan(fullFormIds[0], true) },
];

export default function PracticeTestPage() {
  return (
    <PageBody>
      <Box sx={{ mb: 4 }}>
        <TextBesidePicture picture={<TestStrips tests={lengths} />}>
          <Typography variant="h1">{site.practiceTest.heading}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '44em' }}>
            Practice by the rules of the test: five choices, a running clock, and no calculator. Choose a test
            for what you want to know and the time you have.
          </Typography>
        </TextBesidePicture>
      </Box>
      <TestChooser renderNext={(card) => <LearnerTodayCard fallback={card} />} />
      <FactsCheckedNote />
    </PageBody>
  );
}
