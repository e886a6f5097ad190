import { PlainPage } from '@/features/plain/PlainPage';

export default function MaterialsPage() {
  return (
    <PlainPage
      id="materials"
      lead={'What to study for each section, and what to leave alone.'}
      action={{ to: 'verbalPractice', label: 'Verbal practice' }}
      also={[
        { to: 'mathPractice', label: 'Math practice' },
        { to: 'readingTest', label: 'Reading practice' },
        { to: 'writingTest', label: 'Writing sample' },
      ]}
      facts
    >
      {[
        'Verbal asks for words and for the relations between them: 30 synonyms and 30 analogies. The quantitative sections ask for arithmetic, algebra, geometry and data without a calculator. Reading has about eight passages of four kinds.',
        'Larkfield Prep’s own questions are written for the Upper Level, and each one explains all its choices.',
      ]}
    </PlainPage>
  );
}
