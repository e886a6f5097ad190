import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { exampleDocument } from '@/data/example-report/exampleDocument';
import { rangeMeaningText } from '@/domain/exam/report/range-text';
import { pathOf } from '@/site';
import { Callout } from '@/ui/cards/Callout';
import { Panel } from '@/ui/cards/Panel';
import { LinkButton } from '@/ui/controls/LinkButton';
import { ReportBar, reportTestLabel } from '../report/ReportBar';
import { ReportHead } from '../report/ReportHead';

/** The prerendered worked example: as text, in the layout of the report. */
export function WorkedExample() {
  const { test, date, title, text, step } = exampleDocument;
  return (
    <>
      <ExampleNote />
      <ReportBar isExample test={reportTestLabel(test, date)}>
        <Button startIcon={<Print />} disabled>
          Print
        </Button>
        <Button disabled>Parent’s page</Button>
      </ReportBar>
      <Box sx={{ display: 'grid', gap: { xs: 3, md: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ReportHead headline={{ title, text }} step={step} action={<TakeTestButton />} />
        <Box sx={{ minHeight: '100vh' }}>
          <ExampleRanges />
        </Box>
      </Box>
    </>
  );
}

export function ExampleNote() {
  return (
    <Callout tone="note" mt={2}>
      This is a worked example: an invented student, with answers drawn at random. Everything in it is
      calculated the same way as for a test of your own.
    </Callout>
  );
}

export function TakeTestButton() {
  return (
    <LinkButton to={pathOf('freeTest')} variant="outlined">
      Take a test of your own
    </LinkButton>
  );
}

/** The example's estimates as text, until their chart is drawn. */
export function ExampleRanges() {
  return (
    <Panel title="Estimated Scores" control="estimate, not an SSAT score" summary={rangeMeaningText}>
      <Box component="dl" sx={ranges}>
        {exampleDocument.ranges.map(({ name, range }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{range}</dd>
          </div>
        ))}
      </Box>
    </Panel>
  );
}

const ranges = {
  m: 0,
  maxWidth: '24em',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const;
