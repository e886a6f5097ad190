import { PlainPage } from '@/features/plain/PlainPage';

export default function CountdownPage() {
  return (
    <PlainPage
      id="countdown"
      lead={'How much time is left matters less than what each week of it is for.'}
      action={{ to: 'course4', label: 'See the 4-week course' }}
      also={[
        { to: 'course2', label: '2-Week Intensive' },
        { to: 'course6', label: '6-Week Master' },
        { to: 'quickTest', label: 'Take the quick verbal test' },
      ]}
    >
      {[
        'Two weeks are enough to learn the test’s form and to close one gap. Four weeks cover every section. Six weeks leave room for vocabulary and whole tests.',
        'Larkfield Prep’s term courses are planned for exactly these three spans.',
      ]}
    </PlainPage>
  );
}
