import { useMemo } from 'react';
import type { Attempt } from '@/domain/exam/attempt';
import { calledOf } from '@/domain/exam/catalog/called';
import { partTitle } from '@/domain/exam/catalog/parts';
import type { TestContent } from '@/domain/exam/form';
import { itemRef } from '@/domain/exam/item';
import { present } from '@/lib/assert';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import type { Drafts } from './essay/useDraft';
import { sectionItems } from './formContent';
import type { Screen } from './frame/screen';
import type { Remaining } from './frame/useRemaining';
import { LazyPart } from './LazyPart';
import { loadEssay, loadScreens } from './load';
import type { Send } from './move';
import { SectionScreen } from './question/SectionScreen';

interface PartContentProps {
  readonly attempt: Attempt;
  readonly content: TestContent;
  readonly send: Send;
  readonly remaining: Remaining;
  readonly screen: Screen;
  readonly title: string;
  readonly drafts: Drafts;
  /** Whether the student hid the time. */
  readonly clockHidden: boolean;
}

/** What stands between bar and foot: the screen of the current part. */
export function PartContent(props: PartContentProps) {
  const { attempt, content, send, remaining, screen, title, drafts, clockHidden } = props;
  const { form, part: index } = attempt;
  const part = present(form.parts[index], 'An attempt is at one of its parts');
  const state = present(attempt.parts[index], 'Each part has its state');
  const screens = useLazyModule(loadScreens, true);
  const essay = useLazyModule(loadEssay, part.kind === 'essay');
  const items = useMemo(() => (part.kind === 'section' ? sectionItems(part, content) : []), [part, content]);

  if (screen === 'interrupted' || screen === 'paused')
    return (
      <LazyPart lazy={screens} what="The page">
        {({ StoppedScreen }) => <StoppedScreen kind={screen} attempt={attempt} send={send} />}
      </LazyPart>
    );
  if (screen === 'directions') {
    const before = form.parts.slice(0, index).findLast(({ kind }) => kind !== 'break');
    return (
      <LazyPart lazy={screens} what="The directions">
        {({ DirectionsScreen }) => (
          <DirectionsScreen
            key={part.id}
            title={title}
            part={part}
            items={items}
            conditions={form.conditions}
            before={before === undefined ? null : partTitle(before.id)}
            send={send}
          />
        )}
      </LazyPart>
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
        called={calledOf(form.parts)}
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
      <LazyPart lazy={essay} what="The essay page">
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
      </LazyPart>
    );
  return (
    <LazyPart lazy={screens} what="The break">
      {({ BreakScreen }) => (
        <BreakScreen key={part.id} attempt={attempt} content={content} remaining={remaining} send={send} />
      )}
    </LazyPart>
  );
}
