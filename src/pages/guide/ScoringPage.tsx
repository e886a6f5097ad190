import { PlainPage } from '@/features/plain/PlainPage';

export default function ScoringPage() {
  return (
    <PlainPage
      id="scoring"
      lead={
        'A right answer gains one point, a wrong one costs a quarter of a point, and a blank costs nothing.'
      }
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'scoreGuide', label: 'What a score says' },
        { to: 'aboutTest', label: 'How the test is built' },
      ]}
      facts
    >
      {[
        'The raw points of each section become a scaled score, from 500 to 800 on the Upper Level and from 440 to 710 on the Middle Level. The total adds verbal, quantitative and reading. The writing sample has no score; schools receive it as it is.',
        'Guessing among all five choices gains nothing on average. As soon as one choice can be ruled out, a guess is worth a little more than a blank.',
      ]}
    </PlainPage>
  );
}
