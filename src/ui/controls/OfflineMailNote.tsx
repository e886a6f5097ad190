import Typography from '@mui/material/Typography';
import { useOnline } from '@/ui/page/useOnline';

/** Shown beside what opens the mail program: what becomes of an email that is written offline. Nothing while there is a connection. */
export function OfflineMailNote() {
  if (useOnline()) return null;
  return (
    <Typography component="p" variant="body2" sx={{ m: 0 }}>
      You are offline. You can write the email now: it will wait in your mail program until you are back
      online.
    </Typography>
  );
}
