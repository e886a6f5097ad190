import { PlainPage } from '@/features/plain/PlainPage';

export default function ReadingFullTestPage() {
  return (
    <PlainPage
      id="readingFullTest"
      lead={
        'Forty questions on about eight passages in forty minutes: five minutes a passage, reading included.'
      }
      action={{ to: 'readingTest', label: 'What reading asks for' }}
      also={[
        { to: 'quickTest', label: 'Take the quick verbal test' },
        { to: 'fullLengthTests', label: 'Full-length practice tests' },
      ]}
      facts
    >
      {[
        'A full reading section is the best training for pace, because no passage may take the time of another.',
        'Larkfield Prep’s reading tests keep to that form: five choices, no going back to an earlier section, and an explanation of every choice afterwards.',
      ]}
    </PlainPage>
  );
}
