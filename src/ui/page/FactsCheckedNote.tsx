import Typography from '@mui/material/Typography';
import { InlineText } from '@/ui/guide/InlineText';

const text =
  'Facts about the test are from copies of the test maker’s and other public pages, read in November 2026, some of them older. Please confirm them at ssat.org.';

/** States where the facts about the test come from, and asks readers to confirm them with the test maker. */
export function FactsCheckedNote() {
  return (
    <Typography variant="secondary" sx={{ mt: 4 }}>
      <InlineText text={text} />
    </Typography>
  );
}
