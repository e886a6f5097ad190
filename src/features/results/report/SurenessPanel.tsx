import Box from '@mui/material/Box';
import { levels } from '@/domain/exam/level/levels';
import type { ScoreReport } from '@/domain/exam/report/report';
import { Panel } from '@/ui/cards/Panel';
import { conditionsSentence } from '../words';
import { HowItIsCalculated } from './HowItIsCalculated';
import { isEstimated } from './isEstimated';
import { seenSentence, widthSentence } from './evidenceWords';

/** How the test was taken, what that does to the ranges, and how they are calculated. */
export function SurenessPanel({ report }: { report: ScoreReport }) {
  const estimated = isEstimated(report.estimate);
  const seen = seenSentence(report);
  const sentences = [
    conditionsSentence(report.result),
    ...(estimated ? [widthSentence(report)] : []),
    ...(seen === null ? [] : [seen]),
  ];
  return (
    <Panel title={estimated ? 'How Sure We Are' : 'How It Was Taken'}>
      <Box sx={{ display: 'grid', gap: 1, maxWidth: '44em' }}>
        {sentences.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </Box>
      {estimated && <HowItIsCalculated level={levels[report.estimate.level]} />}
    </Panel>
  );
}
