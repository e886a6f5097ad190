import Typography from '@mui/material/Typography';

/** While the record is read. */
export function ReadingPractice({ what }: { readonly what: string }) {
  return (
    <Typography role="status" color="textSecondary" sx={{ py: 4, minHeight: 320 }}>
      {what}
    </Typography>
  );
}
