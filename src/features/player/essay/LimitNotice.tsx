import { useSyncExternalStore } from 'react';
import type { UndoableField } from './undoableField';
import { textLimitText } from './textLimitText';

interface LimitNoticeProps {
  readonly field: UndoableField;
  /** The text as the student knows it: "essay", "plan". */
  readonly called: string;
}

/** Says that a text has reached its length. Screen readers announce it once, since it stays the same as long as the text is full. */
export function LimitNotice({ field, called }: LimitNoticeProps) {
  const { limit } = useSyncExternalStore(field.subscribe, field.state);
  return (
    <p role="status" className="limit">
      {limit !== null && textLimitText(limit, called)}
    </p>
  );
}
