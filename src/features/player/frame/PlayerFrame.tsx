import { type ReactNode, useRef } from 'react';
import { PlayerFrameRoot } from './frameStyles';
import { useClickGuard } from './useClickGuard';
import { useFrameHeights } from './useFrameHeights';

interface PlayerFrameProps {
  /** Identifies the screen: a new value is a new screen. */
  readonly screen: string;
  /** A header, the content, and an optional footer. */
  readonly children: ReactNode;
}

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
