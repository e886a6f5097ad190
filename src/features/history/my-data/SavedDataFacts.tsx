import Alert from '@mui/material/Alert';
import type { Consent, RecordContents } from '@/data/record/api';
import { TermList } from '@/ui/cards/TermList';
import type { EvictionRisk } from './assessEvictionRisk';
import {
  lastBackupText,
  evictionRiskTexts,
  homeScreenText,
  savedContentsText,
  savedPlaceText,
  recordSizeText,
  recordProblems,
} from './savedDataTexts';

interface SavedDataFactsProps {
  readonly consent: Consent;
  readonly contents: RecordContents;
  readonly evictionRisk: EvictionRisk;
  readonly gainsByInstalling: boolean;
  /** The learner's name if the device has several, otherwise null. */
  readonly learnerName: string | null;
}

/** A summary of the saved data: where it is, its size, and how safe it is from eviction. */
export function SavedDataFacts({
  consent,
  contents,
  evictionRisk,
  gainsByInstalling,
  learnerName,
}: SavedDataFactsProps) {
  return (
    <>
      <TermList
        columns
        terms={[
          ...(learnerName === null ? [] : [{ term: 'Learner', text: learnerName }]),
          { term: 'What is saved', text: savedContentsText(contents) },
          { term: 'Where', text: savedPlaceText(consent) },
          { term: 'Size', text: recordSizeText(contents) },
          { term: 'Last export', text: lastBackupText(contents.lastBackupMs) },
          ...(consent === 'keep' ? [{ term: 'How safe', text: evictionRiskTexts[evictionRisk] }] : []),
          ...(gainsByInstalling ? [{ term: 'On the Home Screen', text: homeScreenText }] : []),
        ]}
      />
      {recordProblems(contents).map((sentence) => (
        <Alert key={sentence} severity="warning" sx={{ mt: 2 }}>
          {sentence}
        </Alert>
      ))}
    </>
  );
}
