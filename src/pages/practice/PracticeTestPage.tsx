import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TestChooser } from '@/features/chooser/TestChooser';
import { LearnerTodayCard } from '@/features/today/LearnerTodayCard';
import { site } from '@/site';
import { TestLengths } from '@/ui/drawings/TestStrips';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';
import { PageBody } from '@/ui/page/PageBody';
import { TextBesidePicture } from '@/ui/page/TextBesidePicture';

export default function PracticeTestPage() {
  return (
    <PageBody>
      <Box sx={{ mb: 4 }}>
        <TextBesidePicture picture={<TestLengths />}>
          <Typography variant="h1">{site.practiceTest.heading}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '44em' }}>
            Practice under the rules of the real test, with five choices, a running clock, and no calculator
            unless one is approved as an accommodation. Choose a test by what you want to know and how much
            time you have.
          </Typography>
        </TextBesidePicture>
      </Box>
      <TestChooser renderNext={(card) => <LearnerTodayCard fallback={card} />} />
      <FactsCheckedNote />
    </PageBody>
  );
}
