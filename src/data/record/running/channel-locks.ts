/**
 * Locks for browsers without Web Locks: a tab asks the others for an attempt, and silence means that it is free. These locks are
 * weaker, because a frozen tab doesn't answer; but the later hold's copies still win by their write order.
 */
import type { TabMessages } from '@/data/record/notices/tabMessages';
import type { AttemptLocks } from './attemptLock';

/** Time to wait for answers, in milliseconds: long enough for a busy tab. */
const patienceMs = 300;

export function createChannelLocks(messages: TabMessages, wait: (ms: number) => Promise<void>): AttemptLocks {
  const held = new Map<string, () => void>();
  const claimed = new Set<string>();

  messages.listen((message) => {
    if (message.type === 'claim') {
      const asked = message.id === null ? [...held.keys()] : [message.id];
      for (const id of asked) {
        // If two tabs ask at the same time, the one whose name sorts first wins.
        const isFirst = claimed.has(id) && messages.tab < message.from;
        if (held.has(id) || isFirst) messages.post({ type: 'holding', id, to: message.from });
      }
    } else if (message.type === 'stolen') {
      const onStolen = held.get(message.id);
      held.delete(message.id);
      onStolen?.();
    }
  });

  async function holders(id: string | null): Promise<ReadonlySet<string>> {
    const ids = new Set<string>();
    const end = messages.listen((message) => {
      if (message.type === 'holding' && message.to === messages.tab) ids.add(message.id);
    });
    messages.post({ type: 'claim', id, from: messages.tab });
    await wait(patienceMs);
    end();
    return ids;
  }

  return {
    async acquire(id, how, onStolen) {
      if (how === 'steal') messages.post({ type: 'stolen', id, from: messages.tab });
      else {
        claimed.add(id);
        const others = await holders(id);
        claimed.delete(id);
        if (others.has(id)) return null;
      }
      held.set(id, onStolen);
      return {
        async release() {
          if (held.get(id) === onStolen) held.delete(id);
        },
      };
    },
    heldElsewhere: () => holders(null),
  };
}
