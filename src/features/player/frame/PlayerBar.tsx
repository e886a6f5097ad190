import Pause from '@mui/icons-material/Pause';
import AppBar from '@mui/material/AppBar';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { memo, type ReactNode } from 'react';
import { lowScreen } from '@/ui/page/mediaQueries';
import { BarButton, barWidth } from './BarButton';
import { BarPlace, type BarPlaceProps } from './BarPlace';

interface PlayerBarProps extends BarPlaceProps {
  /** The progress of the section or the test, from 0 to 1, and its description. */
  readonly progress: { readonly share: number; readonly words: string };
  readonly clock: ReactNode;
  readonly tools: ReactNode;
  /** Null if the test can't be paused. */
  readonly onPause: (() => void) | null;
  readonly onKeys: () => void;
  readonly onLeave: () => void;
}

/** The player's header: the test, the position in it, the clock, tools, and the buttons to pause and leave. */
export function PlayerBar({ progress, clock, tools, onPause, onKeys, onLeave, ...place }: PlayerBarProps) {
  return (
    <Bar>
      <Row variant="dense" disableGutters>
        <BarPlace {...place} />
        {clock}
        <Controls>
          {tools}
          <BarActions onPause={onPause} onKeys={onKeys} onLeave={onLeave} />
        </Controls>
      </Row>
      <Progress share={progress.share} words={progress.words} />
    </Bar>
  );
}

/** Renders by itself, like the bar's other parts: the bar renders whenever the student does something. */
const BarActions = memo(function BarActions({
  onPause,
  onKeys,
  onLeave,
}: Pick<PlayerBarProps, 'onPause' | 'onKeys' | 'onLeave'>) {
  return (
    <>
      {onPause !== null && (
        <BarButton phoneIcon={<Pause />} onClick={onPause}>
          Pause
        </BarButton>
      )}
      <BarButton color="inherit" onClick={onKeys} sx={keysSx}>
        Keys <span aria-hidden>?</span>
      </BarButton>
      <BarButton onClick={onLeave}>Leave</BarButton>
    </>
  );
});

const Progress = memo(function Progress({ share, words }: PlayerBarProps['progress']) {
  return <Line variant="determinate" value={100 * share} aria-label="Progress" aria-valuetext={words} />;
});

const Bar = styled(AppBar)({
  borderBottom: 0,
  containerType: 'inline-size',
  containerName: 'player-bar',
  // The frame decides whether the bar scrolls away.
  [lowScreen]: { position: 'sticky' },
});

const Row = styled(Toolbar)({
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  minHeight: 56,
  padding: '4px 28px 4px 32px',
  columnGap: 12,
  [barWidth.narrow]: { paddingInline: '20px 12px' },
  [barWidth.phone]: { paddingInline: '16px 8px', columnGap: 4 },
});

const Controls = styled('div')({
  display: 'flex',
  alignItems: 'center',
  columnGap: 4,
  [barWidth.phone]: { columnGap: 0 },
});

/** Phones have no keyboard; equally narrow devices that do have one open the list with "?". */
const keysSx = { color: 'text.secondary', [barWidth.phone]: { display: 'none' } } as const;

const Line = styled(LinearProgress)({
  height: 3,
  borderRadius: 0,
  '& > .MuiLinearProgress-bar': { transition: 'none' },
});
