import FlagIcon from '@mui/icons-material/Flag';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Button from '@mui/material/Button';
import { memo } from 'react';
import type { ItemGroup } from '@/domain/exam/attempts/attempt-progress';
import type { SendAction } from '../attemptAction';
import { PlayerFooterRoot } from './footStyles';
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
    <PlayerFooterRoot>
      <div className="row">
        <FlagButton flagged={flagged} send={send} />
        <QuestionNavigator
          groups={groups}
          itemStatuses={itemStatuses}
          current={current}
          send={send}
          onAll={onAll}
        />
        <Moves first={current === 0} last={!endless && current === itemStatuses.length - 1} send={send} />
      </div>
    </PlayerFooterRoot>
  );
});

const FlagButton = memo(function FlagButton({ flagged, send }: { flagged: boolean; send: SendAction }) {
  return (
    <Button
      className="flag"
      variant="outlined"
      aria-pressed={flagged}
      aria-label={flagged ? 'Flagged' : 'Flag'}
      onClick={() => send({ type: 'toggle-flag' })}
    >
      {flagged ? <FlagIcon /> : <FlagOutlined />}
      <span className="flag-word">{flagged ? 'Flagged' : 'Flag'}</span>
    </Button>
  );
});

interface MovesProps {
  readonly first: boolean;
  readonly last: boolean;
  readonly send: SendAction;
}

const Moves = memo(function Moves({ first, last, send }: MovesProps) {
  return (
    <div className="moves">
      <Button variant="outlined" disabled={first} onClick={() => send({ type: 'back' })}>
        Back
      </Button>
      <Button variant="contained" onClick={() => send({ type: 'next' })}>
        <span>{last ? 'Review' : 'Next'}</span>
      </Button>
    </div>
  );
});
