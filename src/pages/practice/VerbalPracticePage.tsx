import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BridgeBuilder } from '@/features/practice/bridges/BridgeBuilder';
import { PracticeNow } from '@/features/practice/verbal/PracticeNow';
import { RelationsGuide } from '@/features/practice/verbal/RelationsGuide';
import { RootsPanel } from '@/features/practice/roots/RootsPanel';
import { lead } from '@/features/practice/verbal/words';
import { site } from '@/site';
import { FactsChecked } from '@/ui/page/FactsChecked';
import { PageBody } from '@/ui/page/PageBody';

export default function VerbalPracticePage() {
  return (
    <PageBody>
      <Typography variant="h1">{site.verbalPractice.heading}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '44em' }}>
        {lead}
      </Typography>
      <Box sx={{ mt: 4, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, md: 6 } }}>
        <PracticeNow />
        <RelationsGuide />
        <BridgeBuilder />
        <RootsPanel />
      </Box>
      <FactsChecked />
    </PageBody>
  );
}
