import { PlainPage } from '@/features/plain/PlainPage';

export default function SectionStudyPage() {
  return (
    <PlainPage
      id="sectionStudy"
      lead={'Work on one section at a time: verbal, math, reading, or the writing sample.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'verbalPractice', label: 'Verbal practice' },
        { to: 'mathPractice', label: 'Math practice' },
        { to: 'readingTest', label: 'Reading practice' },
        { to: 'writingTest', label: 'Writing sample' },
      ]}
    >
      {[
        'Section practice shows you where you are losing points, because each section tests its own skills.',
        'If you don’t know where to start, the quick verbal test takes five minutes: five synonyms, then five analogies.',
      ]}
    </PlainPage>
  );
}
