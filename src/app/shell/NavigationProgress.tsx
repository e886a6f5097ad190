import LinearProgress from '@mui/material/LinearProgress';
import { useNavigation } from 'react-router-dom';

/** Shows that a link was pressed whose page is still loading. */
export function NavigationProgress() {
  if (useNavigation().state !== 'loading') return null;
  return (
    <LinearProgress
      aria-label="Loading the page"
      sx={{
        position: 'fixed',
        insetInline: 0,
        top: 0,
        height: 3,
        borderRadius: 0,
        zIndex: 'tooltip',
        displayPrint: 'none',
      }}
    />
  );
}
