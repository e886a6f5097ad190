import { PlainPage } from '@/features/plain/PlainPage';

export default function ReadingTestPage() {
  return (
    <PlainPage
      id="readingTest"
      lead={'Reading on the SSAT rewards what the passage says over what you think of it.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'readingFullTest', label: 'The full reading section' },
        { to: 'materials', label: 'What to study' },
      ]}
      facts
    >
      {[
        'The section has 40 questions on about eight passages in 40 minutes: fiction, humanities with poetry, science and social studies. Its questions ask for the main idea, a detail, an inference, a word in context, the purpose, the tone, the argument or what follows.',
        'The habit that helps most is the same as in verbal: know why each wrong choice fails. The quick verbal test trains it.',
      ]}
    </PlainPage>
  );
}
