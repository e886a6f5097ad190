import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { useEffect, useState } from 'react';
import { onPrintUnavailable } from '@/lib/browser/printDialog';

/**
 * Says why nothing was printed if the browser has no print dialog. One for the whole site, for every print control. It stays until
 * it is closed, because it says what to do. Outside `#root`, which is hidden from screen readers while a dialog is open.
 */
export function PrintUnavailableNotice() {
  const [presses, setPresses] = useState(0);
  useEffect(() => onPrintUnavailable(() => setPresses((count) => count + 1)), []);
  if (presses === 0) return null;
  const close = () => setPresses(0);
  return (
    <Portal>
      <Snackbar
        // Announced again for each press.
        key={presses}
        open
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        message="This browser can’t print. Open this page in your device’s own browser, such as Safari or Chrome, and print it there. To take your saved work along, export it first under My Data on your results page."
        action={
          <Button color="inherit" onClick={close}>
            Close
          </Button>
        }
        onClose={(_, reason) => {
          if (reason !== 'clickaway') close();
        }}
      />
    </Portal>
  );
}
