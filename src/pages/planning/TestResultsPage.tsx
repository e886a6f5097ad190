import { PlainPage } from '@/features/plain/PlainPage';

export default function TestResultsPage() {
  return (
    <PlainPage
      id="testResults"
      lead={
        'What a test result shows: the raw score, the time each question took, and the reasons behind every choice.'
      }
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'studentDashboard', label: 'See a student’s dashboard' },
        { to: 'scoreReport', label: 'How to read a score' },
      ]}
    >
      {[
        'A finished test goes straight to its result. It stays in the browser tab, and on the device only if you choose so when you start.',
        'For how results add up over weeks, the dashboards show a sample family.',
      ]}
    </PlainPage>
  );
}
