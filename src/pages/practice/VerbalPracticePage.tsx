import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import { BridgeBuilder } from '@/features/practice/bridges/BridgeBuilder';
import { VerbalPractice } from '@/features/practice/verbal/VerbalPractice';
import { RootsPanel } from '@/features/practice/verbal/RootsPanel';
import { bridgeExample, verbalPracticeLead } from '@/features/practice/verbal/verbalPracticeText';
import { site } from '@/site';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';
import { PageBody } from '@/ui/page/PageBody';
import { SectionStack } from '@/ui/cards/CardGrid';
import { LevelChoice } from '@/ui/controls/LevelChoice';
import { AnalogyBridge } from '@/ui/drawings/AnalogyBridge';
import { TextBesidePicture } from '@/ui/page/TextBesidePicture';
import { StudentRow } from '@/ui/row/StudentRow';

export default function VerbalPracticePage() {
  const { level, choose } = useTestLevel();
  return (
    <>
      <StudentRow current={null} />
      <PageBody>
        <TextBesidePicture picture={<AnalogyBridge {...bridgeExample} />}>
          <Typography variant="h1">{site.verbalPractice.heading}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '44em' }}>
            {verbalPracticeLead}
          </Typography>
          <Box sx={{ mt: 2 }}>
            <LevelChoice level={level} onChange={choose} />
          </Box>
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
