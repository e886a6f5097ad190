import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { testTitle } from '@/domain/plan/drills/test-title';
import { rangeMeaningText } from '@/domain/exam/report/range-text';
import { hasScoreTables } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { stepAfterTest } from '@/domain/plan/schedule/step-after-test';
import { formatInstantDate, keepDatesUnbroken } from '@/lib/text/format';
import { PrintableDialog } from '@/ui/controls/dialogs/PrintableDialog';
import { conditionsSentence } from '../resultSentences';
import { scoreLines, topicsSentence } from './evidenceSentences';
import { scoreReportHeadline, nextStepText } from './scoreReportHeadline';

/** The parents' summary of a report, on one page that prints on its own. */
export function ParentReportSheet({ report, onClose }: { report: ScoreReport; onClose: () => void }) {
  const { result, estimate, topics, below } = report;
  const { title, text } = scoreReportHeadline(report);
  const step = nextStepText(stepAfterTest(report));
  return (
    <PrintableDialog
      title={`${testTitle(result.planId)}, ${formatInstantDate(result.finishedAt)}`}
      width="md"
      onClose={onClose}
    >
      <Stack spacing={2.5} sx={{ maxWidth: '46em' }}>
        <div>
          <Typography variant="h2" component="p">
            {keepDatesUnbroken(title)}
          </Typography>
          <Typography sx={{ mt: 1 }}>{text}</Typography>
          <Typography variant="secondary" sx={{ mt: 1 }}>
            “You” means the student, so it’s best to read this page together.
          </Typography>
        </div>
        <div>
          <Typography component="h3" variant="strong">
            What to do next
          </Typography>
          <Typography>{`${step.title}. ${step.reason}`}</Typography>
        </div>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1 }}
        >
          {scoreLines(report).map(({ name, text: line }) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="strong">
                {name}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {line}
              </Typography>
            </Box>
          ))}
        </Box>
        {topics.length > 0 && <Typography>{topicsSentence(topics, below)}</Typography>}
        <Typography>{conditionsSentence(result)}</Typography>
        <Typography variant="secondary">
          {[
            ...(hasScoreTables(testLevels[estimate.level])
              ? [
                  `An estimate, not an SSAT score. ${rangeMeaningText} Percentiles are estimates from a table that states no grade.`,
                ]
              : []),
            'A wrong answer costs a quarter of a point; a blank costs nothing.',
          ].join(' ')}
        </Typography>
      </Stack>
    </PrintableDialog>
  );
}
