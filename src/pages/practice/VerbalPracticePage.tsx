import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BridgeBuilder } from '@/features/practice/bridges/BridgeBuilder';
import { VerbalPractice } from '@/features/practice/verbal/VerbalPractice';
import { RootsPanel } from '@/features/practice/verbal/RootsPanel';
import { bridgeExample, verbalPracticeLead } from '@/features/practice/verbal/verbalPracticeText';
import { site } from '@/site';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';
import { PageBody } from '@/ui/page/PageBody';
import { SectionStack } from '@/ui/cards/CardGrid';
import { AnalogyBridge } from '@/ui/drawings/AnalogyBridge';
import { TextBesidePicture } from '@/ui/page/TextBesidePicture';
import { StudentRow } from '@/ui/row/StudentRow';

export default function VerbalPracticePage() {
  return (
    <>
      <StudentRow current={null} />
      <PageBody>
        <TextBesidePicture picture={<AnalogyBridge {...bridgeExample} />}>
          <Typography variant="h1">{site.verbalPractice.heading}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '44em' }}>
            {verbalPracticeLead}
          </Typography>
        </TextBesidePicture>
        <Stack spacing={{ xs: 4, md: 6 }} sx={{ mt: 4 }}>
          <VerbalPractice />
          <SectionStack>
            <BridgeBuilder />
            <RootsPanel />
          </SectionStack>
        </Stack>
        <FactsCheckedNote />
      </PageBody>
    </>
  );
}
