import { PlainPage } from '@/features/plain/PlainPage';

export default function AboutPage() {
  return (
    <PlainPage
      id="about"
      lead={'Larkfield Prep helps students prepare for the SSAT and helps their parents see how it is going.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'parentsDashboard', label: 'See a parent’s view' },
        { to: 'home', label: 'What we offer' },
      ]}
    >
      {[
        'A good practice question teaches twice: once when it is answered, and again when every choice is explained, the wrong ones too. That is how ours are written.',
        'The site runs in the browser. There is no account, and nothing leaves the device: what you answer is yours.',
      ]}
    </PlainPage>
  );
}
