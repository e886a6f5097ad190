import { PlainPage } from '@/features/plain/PlainPage';

export default function ScoringPage() {
  return (
    <PlainPage
      id="scoring"
      lead={
        'A right answer earns one point, a wrong answer costs a quarter of a point, and a blank costs nothing.'
      }
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'scoreGuide', label: 'What a score tells you' },
        { to: 'aboutTest', label: 'What is on the test' },
      ]}
      facts
    >
      {[
        'The raw points of each section become a scaled score, from 500 to 800 on the Upper Level and from 440 to 710 on the Middle Level. The total adds up verbal, quantitative, and reading. The writing sample is not scored; schools receive it as it was written.',
        'Guessing among all five choices gains nothing on average. As soon as one choice can be ruled out, a guess is worth a little more than a blank.',
      ]}
    </PlainPage>
  );
}
