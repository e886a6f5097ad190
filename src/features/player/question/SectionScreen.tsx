import { useCallback, useMemo, useRef, useState } from 'react';
import type { AttemptNoun } from '@/domain/exam/catalog/attempt-noun';
import type { AttemptConditions, FormSection, TestContent } from '@/domain/exam/test/form';
import { wasOnScreen } from '@/domain/exam/items/item-state';
import { countSectionItemStatuses } from '@/domain/exam/attempts/attempt-progress';
import type { SectionState } from '@/domain/exam/attempts/section-state';
import { assertPresent } from '@/lib/assert';
import type { Highlight } from '@/domain/exam/items/highlight';
import { itemRef, type Passage } from '@/domain/exam/items/item';
import { sectionItems, sectionPassages } from '../formContent';
import type { SendAction } from '../attempt/runAttempt';
import { AllQuestionsDialog } from '../navigator/AllQuestionsDialog';
import { navigatorGroups } from '../navigator/navigatorGroups';
import { PlayerFooter } from '../navigator/PlayerFooter';
import { encodeItemStatuses } from '../navigator/encodeItemStatuses';
import { sectionTallyText } from '../navigator/navigatorText';
import { ReviewScreen } from '../parts/ReviewScreen';
import { passageLabel } from './passageLabel';
import { PassageQuestion } from './PassageQuestion';
import { QuestionView } from './QuestionView';

interface SectionScreenProps {
  readonly title: string;
  /** The part after this section, worded for the middle of a sentence; null if this section is the last part. */
  readonly next: string | null;
  readonly noun: AttemptNoun;
  readonly part: FormSection;
  readonly state: SectionState;
  readonly content: TestContent;
  readonly conditions: AttemptConditions;
  readonly send: SendAction;
}

const noHighlights: readonly Highlight[] = [];

/** Returns the highlights in a passage: the same array until a highlight is added or removed. */
function usePassageHighlights(
  highlights: readonly Highlight[],
  passage: Passage | null,
): readonly Highlight[] {
  return useMemo(
    () => (passage === null ? noHighlights : highlights.filter((each) => each.passage === itemRef(passage))),
    [highlights, passage],
  );
}

/** A running section: one question, or the review of all of them. */
export function SectionScreen(props: SectionScreenProps) {
  const { title, next, noun, part, state, content, conditions, send } = props;
  const items = useMemo(() => sectionItems(part, content), [part, content]);
  const groups = useMemo(() => navigatorGroups(items), [items]);
  const itemStatuses = encodeItemStatuses(state.items);
  const { current } = state;
  const item = assertPresent(items[current], 'A section has at least one item');
  const itemState = assertPresent(state.items[current], 'Each item has its state');

  const passages = useMemo(() => sectionPassages(part, content), [part, content]);
  const passage = item.kind === 'reading' ? (passages.find(({ id }) => id === item.passage) ?? null) : null;
  const highlights = usePassageHighlights(state.highlights, passage);

  const turn = useRef<(() => boolean) | null>(null);
  const sendFromFoot = useCallback<SendAction>(
    (move) => {
      if (move.type !== 'next' || turn.current?.() !== true) send(move);
    },
    [send],
  );
  const [allOpen, setAllOpen] = useState(false);
  const openAll = useCallback(() => setAllOpen(true), []);
  const closeAll = useCallback(() => setAllOpen(false), []);

  if (state.phase === 'reviewing')
    return (
      <ReviewScreen
        title={title}
        next={next}
        noun={noun}
        items={state.items}
        groups={groups}
        itemStatuses={itemStatuses}
        current={current}
        tally={countSectionItemStatuses(state)}
        scored={part.scored}
        send={send}
      />
    );

  const question = {
    item,
    number: current + 1,
    questionCount: part.endless === true ? null : items.length,
    state: itemState,
    conditions,
    send,
  };
  const readingGroups = groups.filter(({ first }) => items[first]?.kind === 'reading');
  const at = readingGroups.findIndex(({ first, last }) => current >= first && current <= last);
  const group = readingGroups[at];
  return (
    <>
      {passage === null || group === undefined ? (
        <QuestionView {...question} />
      ) : (
        <PassageQuestion
          key={passage.id}
          passage={passage}
          place={passageLabel(
            passage,
            { group, place: at + 1, passageCount: readingGroups.length },
            conditions.mode === 'practice',
          )}
          isNew={!state.items.slice(group.first, group.last + 1).some(wasOnScreen)}
          turn={turn}
          highlights={highlights}
          {...question}
        />
      )}
      <PlayerFooter
        groups={groups}
        itemStatuses={itemStatuses}
        current={current}
        flagged={itemState.flagged}
        endless={part.endless === true}
        send={sendFromFoot}
        onAll={openAll}
      />
      {allOpen && (
        <AllQuestionsDialog
          groups={groups}
          itemStatuses={itemStatuses}
          current={current}
          tally={sectionTallyText(countSectionItemStatuses(state))}
          send={send}
          onClose={closeAll}
        />
      )}
    </>
  );
}
