import LinearProgress from '@mui/material/LinearProgress';
import { keyframes } from '@mui/material/styles';
import { useNavigation } from 'react-router-dom';

/** Navigation that takes less time than this shows nothing. */
const unnoticedMs = 100;
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

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
        animation: `${appear} 1ms ${unnoticedMs}ms backwards`,
      }}
    />
  );
}
