import { Callout } from '@/ui/cards/Callout';
import type { ArrivedCopy } from './useArrivedCopy';
import { refusedWords, troubleWords } from './words';

/** Why the copy in a link was not opened. */
export function ArrivedTrouble({ arrived }: { arrived: Exclude<ArrivedCopy, 'none' | 'reading'> }) {
  return (
    <Callout tone="problem" urgent mt={1}>
      {arrived === 'not-loaded' ? troubleWords.open : refusedWords.link[arrived]}
    </Callout>
  );
}
