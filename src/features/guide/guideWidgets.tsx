/** The guide's widgets, each with a placeholder until it has loaded. */
import { bandPercentiles, sectionBand } from '@/domain/exam/report/estimate';
import { CaptionedTable } from '@/ui/guide/CaptionedTable';
import { exampleScoreChange } from './exampleScoreChange';
import { guideLevel } from './guideLevel';
import { LazyInteractive } from '@/ui/guide/LazyInteractive';
import { exampleTallyInputs, parseEnteredCounts } from './enteredCounts';
import { guessValueTable, realChangeText, sectionScoreSentence } from './guideText';

const loadCalculator = async () => (await import('./SectionCalculator')).SectionCalculator;
const loadGuess = async () => (await import('./GuessValueCalculator')).GuessValueCalculator;
const loadChange = async () => (await import('./ScoreChangeCheck')).ScoreChangeCheck;
const loadCurves = async () => (await import('./PercentileByScoreChart')).PercentileByScoreChart;

export function LazySectionCalculator() {
  return (
    <LazyInteractive
      name="The calculator"
      load={loadCalculator}
      reservedPx={{ xs: 967, sm: 768, md: 426, lg: 405 }}
    >
      <p>{exampleSentence()}</p>
    </LazyInteractive>
  );
}

function exampleSentence(): string {
  const counted = parseEnteredCounts('verbal', exampleTallyInputs.verbal);
  if (counted === null) return '';
  const { section, tally } = counted;
  const band = sectionBand(guideLevel, section, tally, false);
  return `For example, ${tally.right} right, ${tally.wrong} wrong, and ${tally.blank} blank. ${sectionScoreSentence(section, tally, band, bandPercentiles(guideLevel, section, band))}`;
}

export function LazyGuessValueCalculator() {
  return (
    <LazyInteractive
      name="Picking a number of choices"
      load={loadGuess}
      reservedPx={{ xs: 630, sm: 377, md: 352, lg: 352 }}
    >
      <CaptionedTable {...guessValueTable} />
    </LazyInteractive>
  );
}

export function LazyScoreChangeCheck() {
  const { earlier, later } = exampleScoreChange.section;
  const { title, text } = realChangeText(Number(earlier), Number(later), 'section');
  return (
    <LazyInteractive
      name="Comparing two scores"
      load={loadChange}
      reservedPx={{ xs: 445, sm: 428, md: 217, lg: 217 }}
    >
      <p>{`For example, ${earlier} and then ${later}. ${title} ${text}`}</p>
    </LazyInteractive>
  );
}

/** Scaled scores against percentiles; the adjacent text has the same data as a table. */
export function LazyPercentileByScoreChart() {
  return (
    <LazyInteractive name="The chart" load={loadCurves} reservedPx={{ xs: 650, sm: 570, md: 549, lg: 549 }} />
  );
}
