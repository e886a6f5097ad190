import { useMemo } from 'react';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import { attemptNoun } from '@/domain/exam/catalog/attempt-noun';
import { partTitle } from '@/domain/exam/catalog/plan-parts';
import type { TestContent } from '@/domain/exam/test/form';
import { itemRef } from '@/domain/exam/items/item';
import { assertPresent } from '@/lib/assert';
import { Part } from '@/ui/loading/Part';
import type { DraftTexts } from './essay/useTextDraft';
import { sectionItems } from './formContent';
import type { PlayerScreen } from './frame/playerScreen';
import type { ReadRemainingTime } from './frame/useRemainingTime';
import { BreakScreen } from './parts/BreakScreen';
import { DirectionsScreen } from './parts/DirectionsScreen';
import { StoppedScreen } from './parts/StoppedScreen';
import type { SendAction } from './attempt/runAttempt';
import { SectionScreen } from './question/SectionScreen';
import { loadEssayScreen } from './attempt/prepareTest';

interface PartContentProps {
  readonly attempt: Attempt;
  readonly content: TestContent;
  readonly send: SendAction;
  readonly remaining: ReadRemainingTime;
  readonly screen: PlayerScreen;
  readonly title: string;
  readonly drafts: DraftTexts;
  readonly clockHidden: boolean;
}

/** The screen of the current part, between the bar and the footer. */
export function PartContent(props: PartContentProps) {
  const { attempt, content, send, remaining, screen, title, drafts, clockHidden } = props;
  const { form, part: index } = attempt;
  const part = assertPresent(form.parts[index], 'An attempt is at one of its parts');
  const state = assertPresent(attempt.parts[index], 'Each part has its state');
  const items = useMemo(() => (part.kind === 'section' ? sectionItems(part, content) : []), [part, content]);

  if (screen === 'interrupted' || screen === 'paused')
    return <StoppedScreen kind={screen} attempt={attempt} send={send} />;
  if (screen === 'directions') {
    const before = form.parts.slice(0, index).findLast(({ kind }) => kind !== 'break');
    return (
      <DirectionsScreen
        key={part.id}
        title={title}
        part={part}
        items={items}
        conditions={form.conditions}
        before={before === undefined ? null : partTitle(before.id)}
        send={send}
      />
    );
  }
  if (part.kind === 'section' && state.kind === 'section') {
    const following = form.parts[index + 1];
    const next =
      following === undefined ? null : following.kind === 'break' ? 'a break' : partTitle(following.id);
    return (
      <SectionScreen
        key={part.id}
        title={title}
        next={next}
        noun={attemptNoun(form.parts)}
        part={part}
        state={state}
        content={content}
        conditions={form.conditions}
        send={send}
      />
    );
  }
  if (part.kind === 'essay' && state.kind === 'essay')
    return (
      <Part name="The essay page" load={loadEssayScreen}>
        {({ EssayScreen }) => (
          <EssayScreen
            key={part.id}
            title={title}
            essay={state}
            prompts={content.prompts.filter((prompt) => part.prompts.includes(itemRef(prompt)))}
            attempt={attempt}
            remaining={remaining}
            clockHidden={clockHidden}
            drafts={drafts}
            send={send}
          />
        )}
      </Part>
    );
  return <BreakScreen key={part.id} attempt={attempt} content={content} remaining={remaining} send={send} />;
}
