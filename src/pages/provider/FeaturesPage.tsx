import { brand } from '@/brand';
import { PlainPage } from '@/features/plain/PlainPage';

export default function FeaturesPage() {
  return (
    <PlainPage
      id="features"
      lead={
        'Practice under real test conditions, an explanation for every answer, and dashboards a parent can read at a glance.'
      }
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'studentDashboard', label: 'See a student’s dashboard' },
        { to: 'parentsDashboard', label: 'See a parent’s view' },
        { to: 'pricing', label: 'Plans and pricing' },
        { to: 'about', label: 'Who we are' },
      ]}
    >
      {[
        `${brand.name} offers section practice for verbal, math, reading, and the writing sample; full practice tests; term courses of two, four, and six weeks; and 1:1 coaching.`,
        'The dashboards bring together scores, study time, activity, and goals. You can try them now with a sample family.',
      ]}
    </PlainPage>
  );
}
