import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export const readFailedText =
  'That did not work: a part of the site could not be loaded, or your saved work could not be read. Nothing was changed. Check the connection, close other tabs of this site, and try again. If that doesn’t help, reload the page.';

interface ReadFailureNoticeProps {
  readonly onTryAgain: () => void;
  /** Top margin, in steps of 8 px. */
  readonly mt?: number;
}

/** Replaces content that couldn't be read because a part of the site failed to load or the record can't be read. */
export function ReadFailureNotice({ onTryAgain, mt = 0 }: ReadFailureNoticeProps) {
  return (
    <Alert severity="error" sx={{ mt: mt }}>
      <Typography sx={{ mb: 1.5 }}>{readFailedText}</Typography>
      <Button variant="outlined" onClick={onTryAgain}>
        Try again
      </Button>
    </Alert>
  );
}
