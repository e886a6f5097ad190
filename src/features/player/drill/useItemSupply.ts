import { useCallback, useMemo, useState } from 'react';
import { maxEndlessDrillItems } from '@/domain/exam/attempts/endless-drill';
import type { TestContent } from '@/domain/exam/test/form';
import { type Item, itemRef } from '@/domain/exam/items/item';
import type { AttemptRunner, SendAction } from '../attempt/runAttempt';
import type { ItemSupply } from './pageDrill';

interface Supplied {
  readonly content: TestContent;
  /** Like the runner's `send`, except that Next at the last question of an endless drill adds a question. */
  readonly send: SendAction;
  readonly askSimilar: ((item: Item) => void) | null;
}

/** Adds items to a running endless drill. Without a supply, everything stays as it is. */
export function useItemSupply(
  runner: AttemptRunner,
  content: TestContent,
  supply: ItemSupply | null,
): Supplied {
  const [added, setAdded] = useState<readonly Item[]>([]);
  const add = useCallback(
    (item: Item) => {
      setAdded((before) => [...before, item]);
      runner.send({ type: 'add-item', ref: itemRef(item), key: item.key });
    },
    [runner],
  );
  const send = useCallback<SendAction>(
    (move) => {
      if (supply !== null && move.type === 'next' && isAtOpenEnd(runner)) add(supply.next());
      else runner.send(move);
    },
    [runner, supply, add],
  );
  const askSimilar = useCallback(
    (item: Item) => {
      const sibling = supply?.like(item) ?? supply?.next();
      if (sibling !== undefined) add(sibling);
    },
    [supply, add],
  );
  const all = useMemo(() => ({ ...content, items: [...content.items, ...added] }), [content, added]);
  return { content: all, send, askSimilar: supply === null ? null : askSimilar };
}

function isAtOpenEnd({ getCurrent }: AttemptRunner): boolean {
  const { parts, part } = getCurrent();
  const state = parts[part];
  return (
    state?.kind === 'section' &&
    state.phase === 'answering' &&
    state.current === state.items.length - 1 &&
    state.items.length < maxEndlessDrillItems
  );
}
