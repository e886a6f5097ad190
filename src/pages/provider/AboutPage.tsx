import { brand } from '@/brand';
import { PlainPage } from '@/features/plain/PlainPage';

export default function AboutPage() {
  return (
    <PlainPage
      id="about"
      lead={`${brand.name} helps students prepare for the SSAT and helps their parents see how it is going.`}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'parentsDashboard', label: 'See a parent’s view' },
        { to: 'home', label: 'What we offer' },
      ]}
    >
      {[
        'A good practice question teaches twice: once when you answer it, and again when every choice is explained, including the wrong ones. That is how ours are written.',
        'The site runs in your browser. There is no account, and nothing leaves your device: your answers are yours.',
      ]}
    </PlainPage>
  );
}
