import type { Consent, RecordContents } from '@/data/record/api';
import { capitalize } from '@/lib/text/format';
import { Callout } from '@/ui/cards/Callout';
import { TermList } from '@/ui/cards/TermList';
import type { EvictionRisk } from './evictionRisk';
import {
  lastBackupText,
  evictionRiskTexts,
  homeScreenText,
  savedPlaceText,
  recordSizeText,
  recordProblems,
} from './savedDataTexts';
import { recordContentsText } from './recordContentsText';

interface SavedDataFactsProps {
  readonly consent: Consent;
  readonly measure: RecordContents;
  readonly clearing: EvictionRisk;
  readonly gainsByInstalling: boolean;
  /** The learner's name if the device has several, otherwise null. */
  readonly named: string | null;
}

/** A summary of the saved data: where it is, its size, and how safe it is from eviction. */
export function SavedDataFacts({
  consent,
  measure,
  clearing,
  gainsByInstalling,
  named,
}: SavedDataFactsProps) {
  return (
    <>
      <TermList
        columns
        terms={[
          ...(named === null ? [] : [{ term: 'Learner', text: named }]),
          { term: 'What is saved', text: capitalize(recordContentsText(measure)) },
          { term: 'Where', text: savedPlaceText(consent) },
          { term: 'Size', text: recordSizeText(measure) },
          { term: 'Last export', text: lastBackupText(measure.lastBackupMs) },
          ...(consent === 'keep' ? [{ term: 'How safe', text: evictionRiskTexts[clearing] }] : []),
          ...(gainsByInstalling ? [{ term: 'On the Home Screen', text: homeScreenText }] : []),
        ]}
      />
      {recordProblems(measure).map((sentence) => (
        <Callout key={sentence} tone="warning" mt={2}>
          {sentence}
        </Callout>
      ))}
    </>
  );
}
