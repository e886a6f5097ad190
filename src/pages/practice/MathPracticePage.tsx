import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormulasPanel } from '@/features/practice/math/FormulasPanel';
import { TopicMap } from '@/features/practice/math/TopicMap';
import { mathPracticeLead } from '@/features/practice/math/mathPracticeText';
import { site } from '@/site';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';
import { PageBody } from '@/ui/page/PageBody';
import { StudentRow } from '@/ui/row/StudentRow';

export default function MathPracticePage() {
  return (
    <>
      <StudentRow current={null} />
      <PageBody>
        <Typography variant="h1">{site.mathPractice.heading}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {mathPracticeLead}
        </Typography>
        <Stack spacing={{ xs: 4, md: 6 }} sx={{ mt: 4 }}>
          <TopicMap />
          <FormulasPanel />
        </Stack>
        <FactsCheckedNote />
      </PageBody>
    </>
  );
}
