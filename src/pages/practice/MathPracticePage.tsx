import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormulasPanel } from '@/features/practice/formulas/FormulasPanel';
import { TopicMap } from '@/features/practice/math/TopicMap';
import { lead } from '@/features/practice/math/words';
import { site } from '@/site';
import { FactsChecked } from '@/ui/page/FactsChecked';
import { PageBody } from '@/ui/page/PageBody';

export default function MathPracticePage() {
  return (
    <PageBody>
      <Typography variant="h1">{site.mathPractice.heading}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {lead}
      </Typography>
      <Box sx={{ mt: 4, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, md: 6 } }}>
        <TopicMap />
        <FormulasPanel />
      </Box>
      <FactsChecked />
    </PageBody>
  );
}
