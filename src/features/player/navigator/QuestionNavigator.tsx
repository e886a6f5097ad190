import ExpandLess from '@mui/icons-material/ExpandLess';
import { memo } from 'react';
import type { ItemGroup } from '@/domain/exam/attempts/attempt-progress';
import type { SendAction } from '../attemptAction';
import { NavigatorGroup } from './NavigatorGroup';

interface QuestionNavigatorProps {
  readonly groups: readonly ItemGroup[];
  /** Encoded by `encodeItemStatuses`. */
  readonly itemStatuses: string;
  readonly current: number;
  readonly send: SendAction;
  readonly onAll: () => void;
}

/**
 * The question overview: the questions of the current group, and each other group as a button; on a phone, one button that opens
 * the list of all questions.
 */
export const QuestionNavigator = memo(function Navigator({
  groups,
  itemStatuses,
  current,
  send,
  onAll,
}: QuestionNavigatorProps) {
  const total = itemStatuses.length;
  return (
    <nav aria-label="Questions" className="navigator">
      <div className="glance">
        {groups.map(({ first, last }) => (
          <NavigatorGroup
            key={first}
            first={first}
            last={last}
            itemStatuses={itemStatuses}
            current={current >= first && current <= last ? current : null}
            send={send}
          />
        ))}
      </div>
      <button
        type="button"
        className="all"
        aria-haspopup="dialog"
        aria-label={`Question ${current + 1} of ${total}. Show all ${total} questions`}
        onClick={onAll}
      >
        <span className="all-word">{`All ${total}`}</span>
        <span className="of-word">{`${current + 1} of ${total}`}</span>
        <ExpandLess className="of-word" />
      </button>
    </nav>
  );
});
