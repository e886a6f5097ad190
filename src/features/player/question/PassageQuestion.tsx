import { memo, type RefObject, useId } from 'react';
import type { Highlight } from '@/domain/exam/items/highlight';
import type { Passage } from '@/domain/exam/items/item';
import { ReadingLayout } from '../reading/ReadingLayout';
import { QuestionAnswer, type QuestionProps, areQuestionPropsEqual, QuestionStem } from './QuestionView';

interface PassageQuestionProps extends QuestionProps {
  readonly passage: Passage;
  /** "Passage 3 of 8, questions 11 to 15". */
  readonly place: string;
  /** True if no question of the passage has been shown yet; the passage then comes first if only one pane fits. */
  readonly isNew: boolean;
  /** See `ReadingLayout`. */
  readonly turn: RefObject<(() => boolean) | null>;
  /** The highlights in this passage only. */
  readonly highlights: readonly Highlight[];
}

/** A question beside its passage. Key it by the passage, which then preserves its scroll position. */
export const PassageQuestion = memo(
  function PassageQuestion({ passage, place, isNew, turn, highlights, ...question }: PassageQuestionProps) {
    const stemId = useId();
    const { item, send } = question;
    return (
      <ReadingLayout
        passage={passage}
        place={place}
        stem={item.stem}
        highlights={highlights}
        firstPane={isNew ? 'passage' : 'question'}
        turn={turn}
        onHighlight={(highlight) => send({ type: 'highlight', highlight })}
        onRemoveHighlight={(highlight) => send({ type: 'remove-highlight', highlight })}
      >
        <QuestionStem key={item.id} id={stemId} {...question} />
        <QuestionAnswer stemId={stemId} {...question} />
      </ReadingLayout>
    );
  },
  (before, after) =>
    before.passage === after.passage &&
    before.place === after.place &&
    before.highlights === after.highlights &&
    areQuestionPropsEqual(before, after),
);
