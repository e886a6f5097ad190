import Typography from '@mui/material/Typography';

/** States when the facts about the test were last checked, and asks readers to confirm them with the test maker. */
export function FactsCheckedNote() {
  return (
    <Typography variant="secondary" sx={{ mt: 4 }}>
      Facts about the test were checked in November 2026. Please confirm them on the test maker’s site.
    </Typography>
  );
}
