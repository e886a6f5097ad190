import { memo } from 'react';
import type { SendAction } from '../attemptAction';
import { QuestionStatusMark } from './QuestionStatusMark';
import { itemStatusText } from './navigatorText';

interface QuestionCellProps {
  readonly index: number;
  readonly answered: boolean;
  readonly flagged: boolean;
  readonly current: boolean;
  readonly send: SendAction;
}

/** A question to jump to. Styled by `cellStyles` on an ancestor. */
export const QuestionCell = memo(function QuestionCell({
  index,
  answered,
  flagged,
  current,
  send,
}: QuestionCellProps) {
  return (
    <button
      type="button"
      className="cell"
      aria-label={`Question ${index + 1}, ${itemStatusText({ answer: answered ? 'answered' : 'blank', flagged })}`}
      aria-current={current ? 'step' : undefined}
      onClick={() => send({ type: 'go-to', index })}
    >
      <span>{index + 1}</span>
      <QuestionStatusMark answered={answered} flagged={flagged} />
    </button>
  );
});
