import { type ReactNode, useRef } from 'react';
import { PlayerFrameRoot } from './frameStyles';
import { useClickGuard } from './useClickGuard';
import { useFrameHeights } from './useFrameHeights';

interface PlayerFrameProps {
  /** Names what is shown; a change of it is a change of screen. */
  readonly screen: string;
  /** A header, what is shown, and a footer where there is one. */
  readonly children: ReactNode;
}

/** Around everything that the player shows. */
export function PlayerFrame({ screen, children }: PlayerFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useFrameHeights(frame);
  const onClickCapture = useClickGuard(screen);
  return (
    <PlayerFrameRoot ref={frame} onClickCapture={onClickCapture}>
      {children}
    </PlayerFrameRoot>
  );
}
