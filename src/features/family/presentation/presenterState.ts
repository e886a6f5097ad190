import type { PresenterMessage, ShownSlides } from '@/data/presenter/presenterChannel';
import { assertUnreachable } from '@/lib/assert';

/** A presenter view's knowledge of its presentation: nothing yet, the slides that it shows, or its end. */
export type PresenterState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'shown'; readonly shown: ShownSlides }
  | { readonly kind: 'ended' };

export const waitingPresenter: PresenterState = { kind: 'waiting' };

/** Returns the state after a message. Messages of another presenter view change nothing. */
export function presenterStateAfter(state: PresenterState, message: PresenterMessage): PresenterState {
  switch (message.type) {
    case 'shown':
      return { kind: 'shown', shown: message };
    case 'ended':
      return { kind: 'ended' };
    case 'opened':
    case 'go':
    case 'blank':
      return state;
    default:
      return assertUnreachable(message);
  }
}
