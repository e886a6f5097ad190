import { Callout } from '@/ui/cards/Callout';
import type { ArrivedCopy } from './useArrivedCopy';
import { refusedWords } from './refusedWords';

/** Why the copy in a link was not opened. */
export function ArrivedTrouble({ arrived }: { arrived: Exclude<ArrivedCopy, 'none' | 'reading'> }) {
  return (
    <Callout tone="problem" urgent mt={1}>
      {refusedWords.link[arrived]}
    </Callout>
  );
}
