import { memo } from 'react';
import { longestEssay } from '@/domain/exam/essay';
import { endStepAtSentence, isPlainTyping } from './undoSteps';
import type { Draft } from './useDraft';

interface DraftFieldProps {
  readonly id: string;
  readonly className: string;
  readonly draft: Draft;
  /** Under real conditions nothing helps with the words. */
  readonly help: boolean;
}

/**
 * What browsers and grammar extensions go by. `writingsuggestions` completes words in gray; the last one is for a widespread
 * grammar extension.
 */
const noHelp = {
  spellCheck: false,
  autoCorrect: 'off',
  autoComplete: 'off',
  writingsuggestions: 'false',
  'data-gramm': 'false',
} as const;

const ordinaryHelp = { spellCheck: true, autoCorrect: 'on', autoComplete: 'off' } as const;

/** A field to write in. It holds its text by itself and isn't rendered again while the student types. */
export const DraftField = memo(function DraftField({ id, className, draft, help }: DraftFieldProps) {
  return (
    <textarea
      id={id}
      className={className}
      defaultValue={draft.initial}
      maxLength={longestEssay}
      onChange={({ target, nativeEvent }) => {
        draft.note(target.value);
        if (nativeEvent instanceof InputEvent && isPlainTyping(nativeEvent)) endStepAtSentence(target);
      }}
      onBlur={draft.flush}
      {...(help ? ordinaryHelp : noHelp)}
    />
  );
});
