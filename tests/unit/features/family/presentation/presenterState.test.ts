/** The state of a presenter view after each message. */
import { expect, test } from 'vitest';
import type { PresenterMessage } from '@/data/presenter/presenterChannel';
import { presenterStateAfter, waitingPresenter } from '@/features/family/presentation/presenterState';

const shown = (at: number): PresenterMessage & { type: 'shown' } => ({
  type: 'shown',
  slides: [0, 1].map((index) => ({
    name: `${index}`,
    topic: `Slide ${index}`,
    message: 'A message',
    note: 'A note',
  })),
  at,
  isBlank: false,
  startedMs: 1000,
  search: '',
  family: 'two',
  child: 'a',
});

test('it waits until the presentation says what it shows, follows it, and says when it has ended', () => {
  const states = [
    shown(0),
    // From another presenter view of the same presentation.
    { type: 'go', to: 'next' } as const,
    shown(1),
    { type: 'ended' } as const,
    { type: 'opened' } as const,
    { type: 'blank' } as const,
    shown(0),
  ].reduce(
    (all, message: PresenterMessage) => [
      ...all,
      presenterStateAfter(all.at(-1) ?? waitingPresenter, message),
    ],
    [waitingPresenter],
  );
  expect(states).toEqual([
    { kind: 'waiting' },
    { kind: 'shown', shown: shown(0) },
    { kind: 'shown', shown: shown(0) },
    { kind: 'shown', shown: shown(1) },
    { kind: 'ended' },
    { kind: 'ended' },
    { kind: 'ended' },
    { kind: 'shown', shown: shown(0) },
  ]);
});
