import Box from '@mui/material/Box';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { Panel } from '@/ui/cards/Panel';
import { conditionsSentence } from '../../resultSentences';
import { EstimateMethod } from './EstimateMethod';
import { hasSectionEstimate } from './hasSectionEstimate';
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
    <Panel title={estimated ? 'How Sure We Are' : 'How It Was Taken'}>
      <Box sx={{ display: 'grid', gap: 1, maxWidth: '44em' }}>
        {sentences.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </Box>
      {estimated && <EstimateMethod level={testLevels[report.estimate.level]} />}
    </Panel>
  );
}
