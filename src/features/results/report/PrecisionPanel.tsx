import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { smallestClearChange, type TestLevel } from '@/domain/exam/level/test-level';
import { looseConditionsError, scoreTableError, unequatedFormsError } from '@/domain/exam/report/estimate';
import { rangeMeaningText } from '@/domain/exam/report/range-text';
import { retestRangeText, retestInRangeProbabilities } from '@/domain/exam/report/retest-probabilities';
import { zScore80, zScore90 } from '@/domain/statistics';
import { formatAmount, formatShareAsPercent } from '@/lib/text/format';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { InlineText } from '@/ui/guide/InlineText';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';
import { conditionsSentence } from '../resultSentences';
import { FoldedCard } from './FoldedCard';
import { hasSectionEstimate } from './sectionResults';
import { seenQuestionsSentence, rangeWidthSentence } from './evidenceSentences';

/** The test conditions, their effect on the ranges, and how the ranges are calculated. */
export function PrecisionPanel({ report }: { report: ScoreReport }) {
  const estimated = hasSectionEstimate(report.estimate);
  const seen = seenQuestionsSentence(report);
  const sentences = [
    conditionsSentence(report.result),
    ...(estimated ? [rangeWidthSentence(report)] : []),
    ...(seen === null ? [] : [seen]),
  ];
  return (
    <FoldedCard title={estimated ? 'How Sure We Are' : 'How It Was Taken'}>
      <Stack spacing={1} sx={{ maxWidth: '44em' }}>
        {sentences.map((sentence) => (
          <Typography key={sentence}>{sentence}</Typography>
        ))}
      </Stack>
      {estimated && <EstimateMethod level={testLevels[report.estimate.level]} />}
    </FoldedCard>
  );
}

function stepsFor(level: TestLevel): readonly string[] {
  const clearFrom = smallestClearChange(level);
  return [
    'A section’s raw score is the number right minus a quarter of the number wrong. Questions you had seen before this test are left out.',
    'We use a table to turn the raw score into a scaled one. The table comes from one prep company’s undated chart and, for Reading, from a rougher one. Each version of the SSAT has its own table, so ours can be off by a few points either way. We treat a short section as a sample of a whole one.',
    `The error has four parts: chance, because there are so few answers; the test, which is not adjusted to match the difficulty of a real one (${unequatedFormsError} points); the table (${scoreTableError} points); and the clock, if it did not run as it does on test day (${looseConditionsError} points).`,
    `The range extends ${zScore80} times that error to each side, which covers 80% of a normal curve. ${rangeMeaningText} The underlying score is the average of many such tests, if the student learns and forgets nothing. We then look up both ends of the range as percentiles.`,
    `${retestRangeText} The difference between two scores has ${formatAmount(Math.SQRT2)} times the error of one, so a range of ${zScore80} errors contains ${formatShareAsPercent(retestInRangeProbabilities.ownErrorAlone)} of repeats when all error is the test’s own, and more when part of it, such as the table’s, is the same both times (about ${formatShareAsPercent(retestInRangeProbabilities.sharedTable)} in the middle of the scale).`,
    `The difference between two scores is clear when it exceeds ${zScore90} times the error of both together. An official section score [typically misses by about ${level.standardError} points](scoring#change), so on the SSAT itself, a change of less than about ${clearFrom.section} points in a section or ${clearFrom.total} in the total is not clear.`,
  ];
}

/** Explains the method of the estimate; facts as of November 2026. */
function EstimateMethod({ level }: { readonly level: TestLevel }) {
  return (
    <Accordion slotProps={{ heading: { component: 'h3' } }} sx={{ mt: 2, displayPrint: 'none' }}>
      <AccordionSummary expandIcon={<ExpandMore />}>How it is calculated</AccordionSummary>
      <AccordionDetails>
        <Stack component="ol" spacing={1} sx={{ m: 0, pl: 2.5, maxWidth: '44em' }}>
          {stepsFor(level).map((step) => (
            <li key={step}>
              <InlineText text={step} />
            </li>
          ))}
        </Stack>
        <FactsCheckedNote />
      </AccordionDetails>
    </Accordion>
  );
}
