import { memo } from 'react';
import type { SendAction } from '../attemptAction';
import { QuestionCell } from './QuestionCell';
import { QuestionStatusMark } from './QuestionStatusMark';
import { decodeItemStatus } from './encodeItemStatuses';
import { itemGroupText, itemIndexes } from './navigatorText';

interface NavigatorGroupProps {
  readonly first: number;
  readonly last: number;
  /** The statuses of the whole section, encoded by `encodeItemStatuses`. */
  readonly itemStatuses: string;
  /** Index of the current question if it belongs to this group, which is then open; otherwise null. */
  readonly current: number | null;
  readonly send: SendAction;
}

/** Groups longer than this show their squares in two rows. */
const longestRow = 6;

/** The questions of one group: as cells if one of them is current, otherwise as one button that leads to the first. */
function Group({ first, last, itemStatuses, current, send }: NavigatorGroupProps) {
  const indexes = itemIndexes({ first, last });
  if (current !== null)
    return (
      <span className="open-group">
        {indexes.map((index) => {
          const { answer, flagged } = decodeItemStatus(itemStatuses, index);
          return (
            <QuestionCell
              key={index}
              index={index}
              answered={answer === 'answered'}
              flagged={flagged}
              current={index === current}
              send={send}
            />
          );
        })}
      </span>
    );
  const columns = indexes.length > longestRow ? Math.ceil(indexes.length / 2) : indexes.length;
  return (
    <button
      type="button"
      className="target"
      aria-label={itemGroupText({ first, last }, itemStatuses)}
      onClick={() => send({ type: 'go-to', index: first })}
    >
      {/* Same words as the accessible name, so that voice control understands what a student sees. */}
      <span>{first === last ? first + 1 : `${first + 1} to ${last + 1}`}</span>
      <span
        className="squares"
        data-rows={columns < indexes.length ? '2' : '1'}
        style={{ gridTemplateColumns: `repeat(${columns}, auto)` }}
        aria-hidden
      >
        {indexes.map((index) => {
          const { answer, flagged } = decodeItemStatus(itemStatuses, index);
          return <QuestionStatusMark key={index} answered={answer === 'answered'} flagged={flagged} />;
        })}
      </span>
    </button>
  );
}

/** Skips rendering when only another group's statuses change. */
export const NavigatorGroup = memo(
  Group,
  (before, after) =>
    before.first === after.first &&
    before.last === after.last &&
    before.current === after.current &&
    before.send === after.send &&
    before.itemStatuses.slice(before.first, before.last + 1) ===
      after.itemStatuses.slice(after.first, after.last + 1),
);
