import Typography from '@mui/material/Typography';
import { useOnline } from '@/ui/loading/useOnline';

/**
 * Explains, beside a control that opens the mail program, what happens to an email written offline. Renders nothing while online.
 */
export function OfflineMailNote() {
  if (useOnline()) return null;
  return (
    <Typography component="p" variant="body2" sx={{ m: 0 }}>
      You are offline. You can write the email now: it will wait in your mail program until you are back
      online.
    </Typography>
  );
}
