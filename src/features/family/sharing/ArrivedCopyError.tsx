import Alert from '@mui/material/Alert';
import type { ArrivedCopyState } from './useArrivedCopy';
import { copyRefusalTexts } from './copyRefusalTexts';

export function ArrivedCopyError({ arrived }: { arrived: Exclude<ArrivedCopyState, 'none'> }) {
  return (
    <Alert severity="error" role="alert" sx={{ mt: 1 }}>
      {copyRefusalTexts.link[arrived]}
    </Alert>
  );
}
