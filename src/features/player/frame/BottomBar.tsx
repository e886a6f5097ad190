import AppBar from '@mui/material/AppBar';
import type { ReactNode } from 'react';
import { lowScreen } from '@/ui/page/mediaQueries';

/** The player's footer. Its layouts can ask for the width of the container `player-foot`. */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  return (
    <AppBar component="footer" sx={barSx}>
      {children}
    </AppBar>
  );
}

const barSx = {
  top: 'auto',
  bottom: 0,
  borderBottom: 0,
  borderTop: 1,
  borderColor: 'divider',
  containerType: 'inline-size',
  containerName: 'player-foot',
  // The frame decides whether the footer scrolls away.
  [lowScreen]: { position: 'sticky' },
} as const;
