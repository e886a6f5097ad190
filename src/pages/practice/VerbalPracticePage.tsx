import { PlainPage } from '@/features/plain/PlainPage';

export default function VerbalPracticePage() {
  return (
    <PlainPage
      id="verbalPractice"
      lead={
        'Half of verbal is knowing words; the other half is saying exactly how two words belong together.'
      }
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'demiTest', label: 'Half-length verbal test' },
        { to: 'verbalPracticeApp', label: 'Verbal practice on a phone' },
      ]}
      facts
    >
      {[
        'The section has 60 questions in 30 minutes: 30 synonyms, then 30 analogies. For a synonym, say your own word before you look at the choices. For an analogy, build a sentence that joins the first pair and ask which pair fits it.',
        'The quick test draws five of each from the bank and gives you five minutes, the pace of the real section.',
      ]}
    </PlainPage>
  );
}
