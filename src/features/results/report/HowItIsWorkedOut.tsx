import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { smallestRealChange, type TestLevel } from '@/domain/exam/level/level';
import { conditionsError, tableError, unequatedError } from '@/domain/exam/report/estimate';
import { errorsIn80, errorsIn90 } from '@/domain/statistics';

function stepsFor(level: TestLevel): readonly string[] {
  const realFrom = smallestRealChange(level);
  return [
    'The raw score of a section is right answers less a quarter of the wrong ones. Questions you had met before this test are left out.',
    'A table of publicly quoted scores turns the raw score into a scaled one. Each form of the SSAT has a table of its own, so this one can be off by a few points either way. A short section is treated as a sample of a whole one.',
    `The error has four parts: how much so few answers vary by chance; the form, which is not equated with a real one (${unequatedError} points); the table (${tableError} points); and ${conditionsError} points more where the clock did not run as it does on test day.`,
    `The band reaches ${errorsIn80} times that error to each side: about eight in ten such tests would land inside it. Its two ends are then looked up as percentiles.`,
    `Two tests differ for real when the difference is larger than ${errorsIn90} times their combined error. The test maker’s own error is ${level.standardError} points a section: on the SSAT itself, less than about ${realFrom.section} points in a section or ${realFrom.total} in the total is no clear change.`,
  ];
}

/** The method of the estimate, for who wants to know; facts as of November 2026. */
export function HowItIsWorkedOut({ level }: { readonly level: TestLevel }) {
  return (
    <Box component="details" sx={{ mt: 1, '@media print': { '&:not([open])': { display: 'none' } } }}>
      <Box
        component="summary"
        sx={{ cursor: 'pointer', minHeight: 44, alignContent: 'center', fontWeight: 600 }}
      >
        How it is worked out
      </Box>
      <Box component="ol" sx={{ m: 0, pl: 2.5, maxWidth: '44em', display: 'grid', gap: 1 }}>
        {stepsFor(level).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        Checked November 2026; confirm at the test maker’s site.
      </Typography>
    </Box>
  );
}
