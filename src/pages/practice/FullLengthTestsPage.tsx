import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { TestFormList } from '@/features/forms/TestFormList';
import { TimingTable } from '@/features/forms/TimingTable';
import { FormTimingAdvice } from '@/features/forms/FormTimingAdvice';
import { site } from '@/site';
import { PageBody } from '@/ui/page/PageBody';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';

export default function FullLengthTestsPage() {
  return (
    <PageBody>
      <Typography variant="h1">{site.fullLengthTests.heading}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        Three full tests, equally long and with the same mix of topics. A full Upper Level SSAT takes most of
        a morning, and stamina is part of it.
      </Typography>
      <Box sx={{ mt: 4, mb: 6 }}>
        <TestFormList />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <FormTimingAdvice />
        <TimingTable plan={fullTestPlan('form-a', true)} />
      </Box>
      <FactsCheckedNote />
    </PageBody>
  );
}
