import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { exampleReportText } from '@/data/example-report/exampleDocument';
import { rangeMeaningText } from '@/domain/exam/report/range-text';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { pathOf } from '@/site';
import { Panel } from '@/ui/cards/Panel';
import { LinkButton } from '@/ui/controls/LinkButton';
import { reportTestLabel } from '../report/ReportBar';
import { ReportSheet } from '../report/ReportSheet';

interface ExampleReportProps {
  /** Null until it has been calculated. */
  readonly report: ScoreReport | null;
}

/** The worked example: prerendered as text, in the layout of a report, and completed once its report has been calculated. */
export function ExampleReport({ report }: ExampleReportProps) {
  const { test, date, title, text, step } = exampleReportText;
  return (
    <>
      <ExampleNote />
      <ReportSheet
        isExample
        test={reportTestLabel(test, date)}
        headline={{ title, text }}
        step={step}
        report={report}
        share={null}
        today={null}
        actions={<TakeTestButton />}
        placeholder={<ExampleRanges />}
      />
    </>
  );
}

function ExampleNote() {
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      This is a worked example: an invented student, with answers drawn at random. Everything in it is
      calculated the same way as for a test of your own.
    </Alert>
  );
}

function TakeTestButton() {
  return (
    <LinkButton to={pathOf('freeTest')} variant="outlined">
      Take a test of your own
    </LinkButton>
  );
}

/** The example's estimates as text, until their chart is drawn. */
function ExampleRanges() {
  return (
    <Panel title="Estimated Scores" control="estimate, not an SSAT score" summary={rangeMeaningText}>
      <Box component="dl" sx={{ m: 0, maxWidth: '24em' }}>
        {exampleReportText.ranges.map(({ name, range }) => (
          <Stack
            key={name}
            direction="row"
            sx={{
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 2,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography component="dt">{name}</Typography>
            <Typography component="dd" variant="strong" sx={{ m: 0 }}>
              {range}
            </Typography>
          </Stack>
        ))}
      </Box>
    </Panel>
  );
}
