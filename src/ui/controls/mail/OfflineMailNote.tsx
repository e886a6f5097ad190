import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/**
 * Returns false while the device has no network connection. True on the server, and also for a connection that may not reach the
 * internet.
 */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

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
