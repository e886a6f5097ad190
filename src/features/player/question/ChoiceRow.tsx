import Undo from '@mui/icons-material/Undo';
import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import type { ChoiceLetter } from '@/domain/exam/items/item';
import { QuestionText } from '@/ui/question/QuestionText';
import type { SendAction } from '../attemptAction';

interface ChoiceRowProps {
  /** Groups the radio buttons of one question. */
  readonly group: string;
  readonly letter: ChoiceLetter;
  readonly text: string;
  readonly chosen: boolean;
  readonly crossedOut: boolean;
  /** True for the wrong first answer, which can't be chosen again. */
  readonly isWrongFirstAnswer: boolean;
  readonly send: SendAction;
}

/** A choice: the row selects it, and the button at its end crosses it out. Styled by `ChoiceList`. */
export const ChoiceRow = memo(function ChoiceRow({
  group,
  letter,
  text,
  chosen,
  crossedOut,
  isWrongFirstAnswer,
  send,
}: ChoiceRowProps) {
  // A formula can't be read out as a button's name.
  const name = text.includes('`') ? `choice ${letter}` : text;
  return (
    <div
      className="choice"
      data-chosen={chosen ? '' : undefined}
      data-crossed-out={crossedOut || isWrongFirstAnswer ? '' : undefined}
    >
      <label>
        <input
          type="radio"
          name={group}
          checked={chosen}
          disabled={isWrongFirstAnswer}
          onChange={() => send({ type: 'choose', letter })}
        />
        <span className="letter" translate="no">
          {letter}
        </span>
        <span className="text">
          <QuestionText text={text} translate="no" />
          {isWrongFirstAnswer && <span className="spent">your first answer</span>}
        </span>
        {crossedOut && <span style={visuallyHidden}>, crossed out</span>}
      </label>
      {!isWrongFirstAnswer && (
        <button
          type="button"
          className="cross"
          aria-label={crossedOut ? `Bring back ${name}` : `Cross out ${name}`}
          onClick={() => send({ type: 'toggle-cross-out', letter })}
        >
          {crossedOut ? (
            <Undo />
          ) : (
            <span className="struck" translate="no">
              {letter}
            </span>
          )}
        </button>
      )}
    </div>
  );
});
