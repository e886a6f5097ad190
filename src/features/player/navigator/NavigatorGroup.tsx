import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import * as colors from '@/ui/colors';
import { captionFont, smallFont } from '@/ui/fonts';
import type { SendAction } from '../attempt/runAttempt';
import { footWidth } from './footWidth';
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
      <OpenGroup>
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
      </OpenGroup>
    );
  const hasTwoRows = indexes.length > longestRow;
  const columns = hasTwoRows ? Math.ceil(indexes.length / 2) : indexes.length;
  return (
    <ClosedGroup
      aria-label={itemGroupText({ first, last }, itemStatuses)}
      onClick={() => send({ type: 'go-to', index: first })}
    >
      {/* Same words as the accessible name, so that voice control understands what a student sees. */}
      <span>{first === last ? first + 1 : `${first + 1} to ${last + 1}`}</span>
      <Squares
        data-rows={hasTwoRows ? '2' : '1'}
        style={{ gridTemplateColumns: `repeat(${columns}, auto)` }}
        aria-hidden
      >
        {indexes.map((index) => {
          const { answer, flagged } = decodeItemStatus(itemStatuses, index);
          return (
            <QuestionStatusMark
              key={index}
              place={hasTwoRows ? 'rows' : 'row'}
              answered={answer === 'answered'}
              flagged={flagged}
            />
          );
        })}
      </Squares>
    </ClosedGroup>
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

const OpenGroup = styled('span')(({ theme }) => ({
  font: smallFont,
  display: 'flex',
  padding: 2,
  borderRadius: 10,
  backgroundColor: theme.alpha((theme.vars ?? theme).palette.text.secondary, 0.14),
  marginInline: 4,
}));

const ClosedGroup = styled(ButtonBase)({
  font: captionFont,
  display: 'none',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minHeight: 52,
  minWidth: 44,
  padding: '4px 7px 7px',
  borderRadius: 8,
  whiteSpace: 'nowrap',
  color: colors.textSecondary,
  '&:hover': { backgroundColor: colors.hover },
  [footWidth.allFit]: { display: 'flex' },
});

const Squares = styled('span')({
  display: 'grid',
  gap: 4,
  '&[data-rows="2"]': { gap: '10px 4px', marginTop: 7 },
});
