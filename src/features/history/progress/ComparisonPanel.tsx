import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { allowLineBreaks } from '@/lib/text/allowLineBreaks';
import { formatDate, formatRange } from '@/lib/text/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { figuresTableStyles } from '@/ui/cards/figuresTableStyles';
import { NativeSelect } from '@/ui/controls/fields/NativeSelect';
import { Panel } from '@/ui/cards/Panel';
import { bandForMeasure, compareMeasures, type EstimatedTest, latestComparablePair } from './estimatedTests';
import { comparisonSentence, measureName } from './trendTexts';

/** Compares two tests: the estimates they share, and whether each difference is larger than chance explains. */
export function ComparisonPanel({ tests }: { tests: readonly EstimatedTest[] }) {
  const pair = latestComparablePair(tests);
  const [earlierId, setEarlierId] = useState<string | null>(null);
  const [laterId, setLaterId] = useState<string | null>(null);
  const earlier = tests.find(({ id }) => id === earlierId) ?? pair?.[0];
  const later = tests.find(({ id }) => id === laterId) ?? pair?.[1];
  return (
    <Panel
      title="Two Tests Side by Side"
      summary="A difference counts as real when it is larger than the combined error of the two tests."
    >
      {earlier === undefined || later === undefined ? (
        <EmptyState
          title="Nothing to compare yet"
          text="Take a second test of the same sections to see whether anything really changed."
        />
      ) : (
        <>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <TestChoice label="Earlier" tests={tests} chosen={earlier} onChoose={setEarlierId} />
            <TestChoice label="Later" tests={tests} chosen={later} onChoose={setLaterId} />
          </Box>
          <Comparisons earlier={earlier} later={later} />
        </>
      )}
    </Panel>
  );
}

interface TestChoiceProps {
  readonly label: string;
  readonly tests: readonly EstimatedTest[];
  readonly chosen: EstimatedTest;
  readonly onChoose: (id: string) => void;
}

function TestChoice({ label, tests, chosen, onChoose }: TestChoiceProps) {
  return (
    <div>
      <NativeSelect
        fullWidth
        label={label}
        options={tests.map(({ id, title, day }) => ({ value: id, label: `${formatDate(day)}, ${title}` }))}
        value={chosen.id}
        onChange={onChoose}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {chosen.conditions}
      </Typography>
    </div>
  );
}

function Comparisons({ earlier, later }: { earlier: EstimatedTest; later: EstimatedTest }) {
  const compared = compareMeasures(earlier, later);
  if (compared.length === 0)
    return <Typography sx={{ mt: 3 }}>These two tests have no estimated section in common.</Typography>;
  return (
    <Box component="table" sx={[figuresTableStyles, { mt: 2, '& th, & td': { pr: 1, textAlign: 'left' } }]}>
      <thead>
        <tr>
          <th scope="col">Estimate</th>
          <th scope="col">Earlier</th>
          <th scope="col">Later</th>
        </tr>
      </thead>
      <tbody>
        {compared.map(({ measure, comparison }) => {
          const [before, after] = [
            bandForMeasure(earlier.estimate, measure),
            bandForMeasure(later.estimate, measure),
          ];
          return (
            <tr key={measure}>
              <th scope="row">
                <Box component="span" sx={{ display: 'block', fontWeight: 550 }}>
                  {measureName(measure)}
                </Box>
                <Box component="span" sx={{ display: 'block', fontWeight: 400, typography: 'body2' }}>
                  {comparisonSentence(comparison)}
                </Box>
              </th>
              <td>{before !== null && allowLineBreaks(formatRange(before))}</td>
              <td>{after !== null && allowLineBreaks(formatRange(after))}</td>
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
}
