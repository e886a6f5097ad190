import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { TestFormList } from '@/features/forms/TestFormList';
import { TimingTable } from '@/features/forms/TimingTable';
import { FormTimingAdvice } from '@/features/forms/FormTimingAdvice';
import { site } from '@/site';
import { TestStrip } from '@/ui/drawings/TestStrips';
import { PageBody } from '@/ui/page/PageBody';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';
import { TextBesidePicture } from '@/ui/page/TextBesidePicture';

export default function FullLengthTestsPage() {
  return (
    <PageBody>
      <Stack spacing={6}>
        <Stack spacing={4}>
          <TextBesidePicture picture={<TestStrip plan={fullTestPlan('form-a', true)} />}>
            <Typography variant="h1">{site.fullLengthTests.heading}</Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              The three full tests are equally long and have the same mix of topics. A full Upper Level SSAT
              takes most of a morning, so you need stamina, too.
            </Typography>
          </TextBesidePicture>
          <div>
            <TestFormList />
          </div>
        </Stack>
        <Grid container spacing={{ xs: 5, md: 8 }}>
          <Grid size={{ xs: 12, md: 6 }}>
            <FormTimingAdvice />
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
