import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormulasPanel } from '@/features/practice/math/FormulasPanel';
import { TopicMap } from '@/features/practice/math/TopicMap';
import { mathPracticeLead } from '@/features/practice/math/mathPracticeText';
import { site } from '@/site';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';
import { PageBody } from '@/ui/page/PageBody';

export default function MathPracticePage() {
  return (
    <PageBody>
      <Typography variant="h1">{site.mathPractice.heading}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {mathPracticeLead}
      </Typography>
      <Box sx={{ mt: 4, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, md: 6 } }}>
        <TopicMap />
        <FormulasPanel />
      </Box>
      <FactsCheckedNote />
    </PageBody>
  );
}
