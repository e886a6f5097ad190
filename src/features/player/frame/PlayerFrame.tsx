import { styled } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import { useClickGuard } from './useClickGuard';
import { useFrameHeights } from './useFrameHeights';

interface PlayerFrameProps {
  /** Identifies the screen: a new value is a new screen. */
  readonly screen: string;
  /** A header, the content, and an optional footer. */
  readonly children: ReactNode;
}

/** The player's whole screen: the bar above, the content, and a footer below. */
export function PlayerFrame({ screen, children }: PlayerFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useFrameHeights(frame);
  const onClickCapture = useClickGuard(screen);
  return (
    <Frame ref={frame} onClickCapture={onClickCapture}>
      {children}
    </Frame>
  );
}

const Frame = styled('div')({
  '--player-bar': '59px',
  '--player-foot': '0px',
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  // Focused elements must not end up under the bar or the footer.
  '& :is(button, input, a, textarea, [tabindex])': {
    scrollMarginTop: 'calc(var(--player-bar) + 16px)',
    scrollMarginBottom: 'calc(var(--player-foot) + 16px)',
  },
  '& > :not(header, footer)': { flexGrow: 1, minWidth: 0 },
  '& > footer': { flexShrink: 0 },
  '&&[data-scrolls-away] > :is(header, footer)': { position: 'static' },
});
