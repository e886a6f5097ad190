import type { Consent, RecordMeasure } from '@/data/record/api';
import { capitalized } from '@/lib/format';
import { Callout } from '@/ui/cards/Callout';
import { TermList } from '@/ui/cards/TermList';
import type { Clearing } from './clearing';
import {
  backupWords,
  clearingWords,
  contentsWords,
  homeScreenWords,
  placeOf,
  sizeWords,
  troubles,
} from './words';

interface KeptFactsProps {
  readonly consent: Consent;
  readonly measure: RecordMeasure;
  readonly clearing: Clearing;
  readonly gainsByInstalling: boolean;
  /** The learner, where the device has several; null where it has one. */
  readonly named: string | null;
}

/** What is saved, where, how large it is, and how safe. */
export function KeptFacts({ consent, measure, clearing, gainsByInstalling, named }: KeptFactsProps) {
  return (
    <>
      <TermList
        columns
        terms={[
          ...(named === null ? [] : [{ term: 'Learner', text: named }]),
          { term: 'What is saved', text: capitalized(contentsWords(measure)) },
          { term: 'Where', text: placeOf(consent) },
          { term: 'Size', text: sizeWords(measure) },
          { term: 'Last export', text: backupWords(measure.lastBackupMs) },
          ...(consent === 'keep' ? [{ term: 'How safe', text: clearingWords[clearing] }] : []),
          ...(gainsByInstalling ? [{ term: 'On the Home Screen', text: homeScreenWords }] : []),
        ]}
      />
      {troubles(measure).map((sentence) => (
        <Callout key={sentence} tone="warning" mt={2}>
          {sentence}
        </Callout>
      ))}
    </>
  );
}
