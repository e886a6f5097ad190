import { useEffect, useRef } from 'react';
import { hintFor } from '@/domain/exam/hint';
import type { Item, Letter } from '@/domain/exam/item';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { QuestionText } from '@/ui/question/QuestionText';
import { HintBox } from './questionStyles';

interface SecondTryProps {
  readonly item: Item;
  /** The first answer, which was wrong. */
  readonly wrong: Letter;
  /** Whether the student has just checked the answer; a question that is opened again is read from its stem. */
  readonly wasJustChecked: () => boolean;
}

const helpLabels = { 'first-step': 'The first step', advice: 'What helps' } as const;

/** Above the choices after a first wrong answer: a hint for choosing once more. */
export function SecondTryHint({ item, wrong, wasJustChecked }: SecondTryProps) {
  const box = useRef<HTMLDivElement>(null);
  const verdict = useRef<HTMLParagraphElement>(null);
  const asked = useRef(wasJustChecked);
  useEffect(() => {
    if (!asked.current()) return;
    focusElement(verdict.current);
    // On a phone, the button that was pressed is a screen below.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { trap, help } = hintFor(item, wrong);
  return (
    <HintBox ref={box}>
      <p ref={verdict} className="verdict">
        Not this one. Choose once more, or see the answer. Your first answer counts.
      </p>
      {trap !== null && (
        <p>
          <strong>Your choice:</strong> {trap}.
        </p>
      )}
      {help !== null && (
        <p>
          <strong>{helpLabels[help.kind]}:</strong> <QuestionText text={help.text} />
        </p>
      )}
    </HintBox>
  );
}
