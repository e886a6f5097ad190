import { PlainPage } from '@/features/plain/PlainPage';

export default function FullLengthTestPage() {
  return (
    <PlainPage
      id="fullLengthTest"
      lead={'One whole test, in the order and with the timing of the real one.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[{ to: 'fullLengthTests', label: 'About the full-length tests' }]}
      facts
    >
      {[
        'On the SSAT there is no going back to an earlier section, no calculator, and five choices to every question.',
        'Before you give a whole morning to it, try ten verbal questions against the clock and see how the player works.',
      ]}
    </PlainPage>
  );
}
