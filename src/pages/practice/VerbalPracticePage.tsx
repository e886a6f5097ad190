import { PlainPage } from '@/features/plain/PlainPage';

export default function VerbalPracticePage() {
  return (
    <PlainPage
      id="verbalPractice"
      lead={
        'Half of the verbal section is knowing words; the other half is saying exactly how two words are related.'
      }
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'demiTest', label: 'Half-length verbal test' },
        { to: 'verbalPracticeApp', label: 'Verbal practice on a phone' },
      ]}
      facts
    >
      {[
        'The section has 60 questions in 30 minutes: 30 synonyms, then 30 analogies. For a synonym, think of your own word before you look at the choices. For an analogy, make up a sentence that connects the first pair, then see which choice fits the same sentence.',
        'The quick test gives you five of each and five minutes, the pace of the real section.',
      ]}
    </PlainPage>
  );
}
