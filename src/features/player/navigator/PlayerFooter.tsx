import FlagIcon from '@mui/icons-material/Flag';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { ItemGroup } from '@/domain/exam/attempts/attempt-progress';
import type { SendAction } from '../attempt/runAttempt';
import { BottomBar } from '../frame/BottomBar';
import { footWidth } from './footWidth';
import { QuestionNavigator } from './QuestionNavigator';

interface PlayerFootProps {
  readonly groups: readonly ItemGroup[];
  /** Encoded by `encodeItemStatuses`. */
  readonly itemStatuses: string;
  readonly current: number;
  readonly flagged: boolean;
  /** True if another question follows the last one, as in an endless drill. */
  readonly endless: boolean;
  readonly send: SendAction;
  readonly onAll: () => void;
}

/** The player's footer: flag, question overview, Back, and Next. Its three parts render independently. */
export const PlayerFooter = memo(function PlayerFoot({
  groups,
  itemStatuses,
  current,
  flagged,
  endless,
  send,
  onAll,
}: PlayerFootProps) {
  return (
    <BottomBar>
      <Row variant="dense" disableGutters>
        <FlagButton flagged={flagged} send={send} />
        <QuestionNavigator
          groups={groups}
          itemStatuses={itemStatuses}
          current={current}
          send={send}
          onAll={onAll}
        />
        <Moves first={current === 0} last={!endless && current === itemStatuses.length - 1} send={send} />
      </Row>
    </BottomBar>
  );
});

const FlagButton = memo(function FlagButton({ flagged, send }: { flagged: boolean; send: SendAction }) {
  return (
    <ToggleButton
      value="flag"
      selected={flagged}
      aria-label={flagged ? 'Flagged' : 'Flag'}
      onChange={() => send({ type: 'toggle-flag' })}
      sx={flagSx}
    >
      {flagged ? <FlagIcon fontSize="small" sx={flaggedIconSx} /> : <FlagOutlined fontSize="small" />}
      <Typography component="span" variant="inherit" sx={flagWordSx}>
        {flagged ? 'Flagged' : 'Flag'}
      </Typography>
    </ToggleButton>
  );
});

interface MovesProps {
  readonly first: boolean;
  readonly last: boolean;
  readonly send: SendAction;
}

const Moves = memo(function Moves({ first, last, send }: MovesProps) {
  return (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" disabled={first} onClick={() => send({ type: 'back' })} sx={moveSx}>
        Back
      </Button>
      <Button variant="contained" onClick={() => send({ type: 'next' })} sx={moveSx}>
        <span>{last ? 'Review' : 'Next'}</span>
      </Button>
    </Stack>
  );
});

const Row = styled(Toolbar)({
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 79,
  padding: '8px 24px 8px 32px',
  [footWidth.phone]: { paddingInline: 16 },
});

const flagSx = {
  gap: 1,
  px: 2,
  typography: 'button',
  '&, &.Mui-selected': { color: 'primary.main' },
  [footWidth.phone]: { minWidth: 44, px: 1.375 },
} as const;
const flagWordSx = { [footWidth.phone]: { display: 'none' } } as const;
const moveSx = { minWidth: 72, [footWidth.phone]: { px: 1.75, minWidth: 60 } } as const;

/** In forced colors, the pressed button's own color. */
const flaggedIconSx = {
  color: 'emphasis.main',
  '@media (forced-colors: active)': { color: 'inherit' },
} as const;
