/** The live pieces of the guide pages, each with what stands for it until it has come. */
import { percentilesOf, sectionBand } from '@/domain/exam/report/estimate';
import { TextTable } from '@/ui/guide/TextTable';
import { changeExample } from './changeExample';
import { guideLevel } from './guideLevel';
import { LaterPiece } from '@/ui/guide/LaterPiece';
import { exampleTallies, sectionTally } from './sectionScore';
import { guessTable, realChangeWords, sectionSentence } from './words';

const loadCalculator = async () => (await import('./SectionCalculator')).SectionCalculator;
const loadGuess = async () => (await import('./GuessValue')).GuessValue;
const loadChange = async () => (await import('./ChangeCheck')).ChangeCheck;
const loadCurves = async () => (await import('./ScaleCurvesChart')).ScaleCurvesChart;

/** Right, wrong, and blank answers of a section in; raw score, band, and percentiles out. */
export function Calculator() {
  return (
    <LaterPiece what="The calculator" load={loadCalculator} roomPx={{ xs: 925, sm: 791, md: 571, lg: 388 }}>
      <p>{exampleSentence()}</p>
    </LaterPiece>
  );
}

function exampleSentence(): string {
  const counted = sectionTally('verbal', exampleTallies.verbal);
  if (counted === null) return '';
  const { section, tally } = counted;
  const band = sectionBand(guideLevel, section, tally, false);
  return `For example, ${tally.right} right, ${tally.wrong} wrong, and ${tally.blank} blank. ${sectionSentence(section, tally, band, percentilesOf(guideLevel, section, band))}`;
}

/** What a guess is worth by the choices still possible. */
export function Guess() {
  return (
    <LaterPiece
      what="Picking a number of choices"
      load={loadGuess}
      roomPx={{ xs: 630, sm: 377, md: 377, lg: 352 }}
    >
      <TextTable {...guessTable} />
    </LaterPiece>
  );
}

/** Two official scores in, whether their difference is told from chance out. */
export function Change() {
  const { earlier, later } = changeExample.section;
  const { title, text } = realChangeWords(Number(earlier), Number(later), 'section');
  return (
    <LaterPiece what="Comparing two scores" load={loadChange} roomPx={{ xs: 466, sm: 428, md: 282, lg: 220 }}>
      <p>
        For example, {earlier} and then {later}. {title} {text}
      </p>
    </LaterPiece>
  );
}

/** Scaled scores against percentiles; the text beside it has a table of the same. */
export function Curves() {
  return <LaterPiece what="The chart" load={loadCurves} roomPx={{ xs: 650, sm: 570, md: 570, lg: 549 }} />;
}
