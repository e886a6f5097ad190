import Typography from '@mui/material/Typography';

/** Below facts about the test: when they were last checked, and who has the final say. */
export function FactsCheckedNote() {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
      Facts about the test were checked in November 2026. Please confirm them on the test maker’s site.
    </Typography>
  );
}
