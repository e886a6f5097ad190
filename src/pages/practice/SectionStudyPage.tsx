import { PlainPage } from '@/features/plain/PlainPage';

export default function SectionStudyPage() {
  return (
    <PlainPage
      id="sectionStudy"
      lead={'Work on one section at a time: verbal, math, reading or the writing sample.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'verbalPractice', label: 'Verbal practice' },
        { to: 'mathPractice', label: 'Math practice' },
        { to: 'readingTest', label: 'Reading practice' },
        { to: 'writingTest', label: 'Writing sample' },
      ]}
    >
      {[
        'Section practice is the quickest way to find out where points are lost, because each section asks for a skill of its own.',
        'Verbal practice is open now, with a timed test of synonyms and analogies.',
      ]}
    </PlainPage>
  );
}
