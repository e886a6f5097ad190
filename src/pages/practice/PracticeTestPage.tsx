import Typography from '@mui/material/Typography';
import { TestChooser } from '@/features/chooser/TestChooser';
import { LearnerTodayCard } from '@/features/today/LearnerTodayCard';
import { site } from '@/site';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';
import { PageBody } from '@/ui/page/PageBody';

export default function PracticeTestPage() {
  return (
    <PageBody>
      <Typography variant="h1">{site.practiceTest.heading}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4, maxWidth: '44em' }}>
        Practice by the rules of the test: five choices, a running clock, and no calculator. Choose a test for
        what you want to know and the time you have.
      </Typography>
      <TestChooser renderNext={(card) => <LearnerTodayCard fallback={card} />} />
      <FactsCheckedNote />
    </PageBody>
  );
}
