import { PlainPage } from '@/features/plain/PlainPage';

export default function MentoringSuccessPage() {
  return (
    <PlainPage
      id="mentoringSuccess"
      lead={'Coaching can make practice count. It can’t promise a score, and we don’t.'}
      action={{ to: 'coaching', label: 'About 1:1 coaching' }}
      also={[
        { to: 'scoreGuide', label: 'What a score says' },
        { to: 'quickTest', label: 'Take the quick verbal test' },
      ]}
      facts
    >
      {[
        'What a student can expect: a clear picture of where points are lost, a short list of what to do before the next meeting, and an honest word on what is realistic by the test date.',
        'The test maker’s own figures show why caution is due: on the Upper Level a retake typically gains 12 to 14 points a section.',
      ]}
    </PlainPage>
  );
}
