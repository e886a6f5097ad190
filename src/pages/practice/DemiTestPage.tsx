import { PlainPage } from '@/features/plain/PlainPage';

export default function DemiTestPage() {
  return (
    <PlainPage
      id="demiTest"
      lead={'Fifteen synonyms and fifteen analogies in fifteen minutes: half a section at full pace.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[{ to: 'verbalPractice', label: 'Verbal practice' }]}
      facts
    >
      {[
        'Half a section is long enough for the pace to matter and short enough for a weekday evening.',
        'For a start, the quick test asks ten questions in five minutes, at the same pace of half a minute a question.',
      ]}
    </PlainPage>
  );
}
