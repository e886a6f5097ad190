import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { goneWithOwnRecord } from '@/data/record/learner/recordMark';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import { fullFormsOf } from '@/domain/exam/test/blueprint';
import { testLevels } from '@/domain/exam/level/test-levels';
import { spellOutCount } from '@/lib/text/format';
import { LevelChoice } from '@/ui/controls/LevelChoice';
import { TestFormList } from '@/features/forms/TestFormList';
import { TimingTable } from '@/features/forms/TimingTable';
import { FormTimingAdvice } from '@/features/forms/FormTimingAdvice';
import { site } from '@/site';
import { TestStrip } from '@/ui/drawings/TestStrips';
import { PageBody } from '@/ui/page/PageBody';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';
import { TextBesidePicture } from '@/ui/page/TextBesidePicture';

export default function FullLengthTestsPage() {
  const { level, isKnown, choose } = useTestLevel();
  return (
    <PageBody>
      <Stack spacing={6}>
        <Stack spacing={4}>
          <TextBesidePicture picture={<TestStrip plan={fullTestPlan('form-a', true)} />}>
            <Typography variant="h1">{site.fullLengthTests.heading}</Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {`The ${spellOutCount(fullFormsOf(level).length)} full tests are equally long and have the same mix of topics. A full ${testLevels[level].name} Level SSAT takes most of a morning, so you need stamina, too.`}
            </Typography>
            <Box sx={{ mt: 2 }}>
              <LevelChoice
                level={level}
                isKnown={isKnown}
                explanationStyles={goneWithOwnRecord}
                onChange={choose}
              />
            </Box>
          </TextBesidePicture>
          <div>
            <TestFormList level={level} />
          </div>
        </Stack>
        <Grid container spacing={{ xs: 5, md: 8 }}>
          <Grid size={{ xs: 12, md: 6 }}>
            <FormTimingAdvice level={level} />
          </Grid>
          <Grid size={{ xs: 12, md: 6 }}>
            <TimingTable plan={fullTestPlan('form-a', true)} />
          </Grid>
        </Grid>
      </Stack>
      <FactsCheckedNote />
    </PageBody>
  );
}
