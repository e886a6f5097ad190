import { PlainPage } from '@/features/plain/PlainPage';

export default function FullLengthTestsPage() {
  return (
    <PlainPage
      id="fullLengthTests"
      lead={'A full SSAT takes a morning, and stamina is part of it.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'aboutTest', label: 'How the test is built' },
        { to: 'scoring', label: 'How it is scored' },
      ]}
      facts
    >
      {[
        'A complete test has a writing sample of 25 minutes, two quantitative sections of 30 minutes, 40 minutes of reading, 30 minutes of verbal and a short experimental section, with two breaks.',
        'Larkfield Prep’s full practice tests follow that order and that timing. The ten-question verbal test shows how its questions work.',
      ]}
    </PlainPage>
  );
}
