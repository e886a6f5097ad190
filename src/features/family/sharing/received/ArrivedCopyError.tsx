import { Callout } from '@/ui/cards/Callout';
import type { ArrivedCopyState } from './useArrivedCopy';
import { copyRefusalTexts } from './copyRefusalTexts';

export function ArrivedCopyError({ arrived }: { arrived: Exclude<ArrivedCopyState, 'none'> }) {
  return (
    <Callout tone="problem" urgent mt={1}>
      {copyRefusalTexts.link[arrived]}
    </Callout>
  );
}
