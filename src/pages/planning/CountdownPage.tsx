import { brand } from '@/brand';
import { PlainPage } from '@/features/plain/PlainPage';

export default function CountdownPage() {
  return (
    <PlainPage
      id="countdown"
      lead={'How much time is left matters less than what you do with each week.'}
      action={{ to: 'course4', label: 'See the 4-week course' }}
      also={[
        { to: 'course2', label: '2-Week Intensive' },
        { to: 'course6', label: '6-Week Master' },
        { to: 'quickTest', label: 'Take the quick verbal test' },
      ]}
    >
      {[
        'Two weeks are enough to learn how the test works and to close one gap. Four weeks cover every section. Six weeks leave room for vocabulary and full tests.',
        `${brand.name} has a term course for each.`,
      ]}
    </PlainPage>
  );
}
