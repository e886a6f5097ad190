import { PlainPage } from '@/features/plain/PlainPage';

export default function MentoringSuccessPage() {
  return (
    <PlainPage
      id="mentoringSuccess"
      lead={'Coaching can make practice count. It can’t promise a score, and we don’t.'}
      action={{ to: 'coaching', label: 'About 1:1 coaching' }}
      also={[
        { to: 'scoreGuide', label: 'What a score tells you' },
        { to: 'quickTest', label: 'Take the quick verbal test' },
      ]}
      facts
    >
      {[
        'What a student can expect: a clear picture of where points are being lost, a short list of things to do before the next meeting, and an honest answer about what is realistic by test day.',
        'The test maker’s own figures show why we are careful: on the Upper Level, a retake typically gains 12 to 14 points per section.',
      ]}
    </PlainPage>
  );
}
