import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { testTitle } from '@/domain/plan/drills/test-title';
import { rangeMeaningText } from '@/domain/exam/report/range-text';
import { hasScoreTables } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { formatInstantDate } from '@/lib/text/format';
import { PrintableDialog } from '@/ui/controls/dialogs/PrintableDialog';
import { conditionsSentence } from '../resultSentences';
import { Conversation } from './Conversation';
import { scoreLines, topicsSentence } from './evidenceSentences';
import { ReportHeader } from './ReportHeader';
import type { ReportLead } from './reportLead';
import { ResultCard } from './ResultCard';

interface ParentReportSheetProps {
  readonly report: ScoreReport;
  readonly lead: ReportLead;
  readonly onClose: () => void;
}

/** The parents' summary of a report, on one page that prints on its own. */
export function ParentReportSheet({ report, lead, onClose }: ParentReportSheetProps) {
  const { result, estimate, topics, below } = report;
  const { figures, earlier } = lead;
  const hasScores = figures.sections.some(({ score }) => score !== null);
  return (
    <PrintableDialog
      title={`${testTitle(result.planId)}, ${formatInstantDate(result.finishedAt)}`}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <ReportHeader {...lead} level="h3" action={null} />
        {hasScores ? (
          <ResultCard figures={withoutQuestions(figures)} earlier={earlier} parts={null} />
        ) : (
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1 }}
          >
            {scoreLines(report).map(({ name, text }) => (
              <Box key={name} sx={{ display: 'contents' }}>
                <Typography component="dt" variant="strong">
                  {name}
                </Typography>
                <Typography component="dd" sx={{ m: 0 }}>
                  {text}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
        <Conversation report={report} />
        <Stack spacing={1} sx={{ maxWidth: '60em' }}>
          {topics.length > 0 && <Typography variant="secondary">{topicsSentence(topics, below)}</Typography>}
          <Typography variant="secondary">
            {[
              conditionsSentence(result),
              'Here, “you” means the student, so it’s best to read this page together.',
              ...(hasScoreTables(testLevels[estimate.level])
                ? [`An estimate, not an SSAT score. ${rangeMeaningText}`]
                : []),
              'A wrong answer costs a quarter of a point; a blank costs nothing.',
            ].join(' ')}
          </Typography>
        </Stack>
      </Stack>
    </PrintableDialog>
  );
}

/** The scores alone, without a square for each question. */
function withoutQuestions(figures: ReportLead['figures']): ReportLead['figures'] {
  return {
    ...figures,
    sections: figures.sections.map((section) => ({ ...section, parts: [] })),
    others: [],
  };
}
