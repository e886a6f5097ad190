import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** The passage's least, standard, and greatest share of the width, in percent. */
export const passageWidthPercents = { least: 30, standard: 50, most: 70 } as const;
const keyStep = 2;

interface PaneDividerProps {
  /** The id of the pane that it resizes. */
  readonly controls: string;
  readonly share: number;
  readonly onShare: (share: number) => void;
}

/** The divider between passage and question: drag it or use the arrow keys; a double click or Enter resets it. */
export function PaneDivider({ controls, share, onShare }: PaneDividerProps) {
  const dragging = useRef(false);
  const set = (next: number) =>
    onShare(Math.min(passageWidthPercents.most, Math.max(passageWidthPercents.least, next)));

  const onKeyDown = (event: KeyboardEvent) => {
    const next = shareAfterKey(event.key, share);
    if (next === null) return;
    event.preventDefault();
    set(next);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    dragging.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const row = event.currentTarget.parentElement;
    if (!dragging.current || row === null) return;
    const { left, width } = row.getBoundingClientRect();
    set(Math.round((1000 * (event.clientX - left)) / width) / 10);
  };
  const onPointerEnd = () => {
    dragging.current = false;
  };

  return (
    <Box
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Width of the passage"
      aria-controls={controls}
      aria-valuenow={Math.round(share)}
      aria-valuemin={passageWidthPercents.least}
      aria-valuemax={passageWidthPercents.most}
      aria-valuetext={`${Math.round(share)} percent`}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onDoubleClick={() => set(passageWidthPercents.standard)}
      sx={{
        position: 'relative',
        zIndex: 1,
        display: 'grid',
        placeItems: 'center',
        borderLeft: 1,
        borderRight: 1,
        borderColor: 'divider',
        cursor: 'col-resize',
        touchAction: 'none',
        userSelect: 'none',
        // 44 px for touch, most of them on the side without a scroll bar.
        '&::before': { content: '""', position: 'absolute', insetBlock: 0, left: '-4px', right: '-26px' },
        '&:hover > span, &:focus-visible > span, &:active > span': { borderColor: 'primary.main' },
        '&:focus-visible': { outlineOffset: '-2px' },
        '@media print': { display: 'none' },
      }}
    >
      <Box
        component="span"
        sx={{
          width: 16,
          height: 56,
          display: 'grid',
          alignContent: 'center',
          justifyItems: 'center',
          gap: '5px',
          border: 1,
          borderColor: 'surface.controlEdge',
          borderRadius: '8px',
          bgcolor: 'background.paper',
          color: 'text.secondary',
        }}
      >
        <GripDot />
        <GripDot />
        <GripDot />
      </Box>
    </Box>
  );
}

/** A border, because forced colors preserve it, but not a background. */
const GripDot = styled('span')({ border: '1.5px solid', borderRadius: '50%' });

function shareAfterKey(key: string, share: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return share - keyStep;
    case 'ArrowRight':
    case 'ArrowUp':
      return share + keyStep;
    case 'Home':
      return passageWidthPercents.least;
    case 'End':
      return passageWidthPercents.most;
    case 'Enter':
      return passageWidthPercents.standard;
    default:
      return null;
  }
}
