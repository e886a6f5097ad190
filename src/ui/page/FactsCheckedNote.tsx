import Typography from '@mui/material/Typography';
import { InlineText } from '@/ui/guide/InlineText';

const text =
  'Facts about the test come from copies of the test maker’s and other public pages that we read in November 2026. Some of the pages are older. Please confirm the facts at ssat.org.';

/** States where the facts about the test come from, and asks readers to confirm them with the test maker. */
export function FactsCheckedNote() {
  return (
    <Typography variant="secondary" sx={{ mt: 4 }}>
      <InlineText text={text} />
    </Typography>
  );
}
