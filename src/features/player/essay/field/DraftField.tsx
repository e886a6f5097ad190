import { memo, useCallback } from 'react';
import { maxEssayLength } from '@/domain/exam/essays/essay';
import type { UndoableField } from './undoableField';
import type { TextDraft } from '../useTextDraft';

interface DraftFieldProps {
  readonly id: string;
  readonly className: string;
  readonly draft: TextDraft;
  readonly field: UndoableField;
  readonly onUse: (field: UndoableField) => void;
  /** False under real conditions, which offer no writing help. */
  readonly help: boolean;
}

/**
 * Attributes that turn off writing help in browsers and grammar extensions: `writingsuggestions` turns off gray completions, and
 * `data-gramm` is for a widespread grammar extension.
 */
const noHelp = {
  spellCheck: false,
  autoCorrect: 'off',
  autoComplete: 'off',
  writingsuggestions: 'false',
  'data-gramm': 'false',
} as const;

const ordinaryHelp = { spellCheck: true, autoCorrect: 'on', autoComplete: 'off' } as const;

/** A text field that holds its own text and isn't re-rendered while the student types. */
export const DraftField = memo(function DraftField(props: DraftFieldProps) {
  const { id, className, draft, field, onUse, help } = props;
  const attach = useCallback((element: HTMLTextAreaElement) => field.attach(element, draft), [field, draft]);
  return (
    <textarea
      ref={attach}
      id={id}
      className={className}
      translate="no"
      defaultValue={draft.initial}
      maxLength={maxEssayLength}
      onFocus={() => onUse(field)}
      onBlur={draft.flush}
      {...(help ? ordinaryHelp : noHelp)}
    />
  );
});
