import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { allowLineBreaks, formatDate, formatRange } from '@/lib/text/format';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { Panel } from '@/ui/cards/Panel';
import { bandForMeasure, compareMeasures, type EstimatedTest } from './estimatedTests';
import { comparisonSentence, measureName } from './trendTexts';

interface ComparisonPanelProps {
  readonly tests: readonly EstimatedTest[];
  /** Compared at first: an earlier test and a later one. */
  readonly pair: readonly [EstimatedTest, EstimatedTest];
}

/** Compares two tests: the estimates they share, and whether each difference is larger than chance explains. */
export function ComparisonPanel({ tests, pair }: ComparisonPanelProps) {
  const [earlierId, setEarlierId] = useState<string | null>(null);
  const [laterId, setLaterId] = useState<string | null>(null);
  const earlier = tests.find(({ id }) => id === earlierId) ?? pair[0];
  const later = tests.find(({ id }) => id === laterId) ?? pair[1];
  return (
    <Panel
      title="Two Tests Side by Side"
      summary="A difference is clear when it is larger than chance usually explains."
    >
      <Stack spacing={1.5}>
        <TestChoice label="Earlier" tests={tests} chosen={earlier} onChoose={setEarlierId} />
        <TestChoice label="Later" tests={tests} chosen={later} onChoose={setLaterId} />
      </Stack>
      <Comparisons earlier={earlier} later={later} />
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
      <SelectField
        label={label}
        options={tests.map(({ id, title, day }) => ({ value: id, label: `${formatDate(day)}, ${title}` }))}
        value={chosen.id}
        onChange={onChoose}
      />
      <Typography variant="secondary" sx={{ mt: 0.5 }}>
        {chosen.conditions}
      </Typography>
    </div>
  );
}

function Comparisons({ earlier, later }: { earlier: EstimatedTest; later: EstimatedTest }) {
  const compared = compareMeasures(earlier, later);
  if (compared.length === 0)
    return <Typography sx={{ mt: 3 }}>We have no estimate of the same section from both tests.</Typography>;
  return (
    <Table sx={{ mt: 2 }}>
      <TableHead>
        <TableRow>
          <TableCell>Estimate</TableCell>
          <TableCell>Earlier</TableCell>
          <TableCell>Later</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {compared.map(({ measure, comparison }) => {
          const [before, after] = [
            bandForMeasure(earlier.estimate, measure),
            bandForMeasure(later.estimate, measure),
          ];
          return (
            <TableRow key={measure}>
              <TableCell component="th" scope="row">
                <div>{measureName(measure)}</div>
                <Typography component="div" variant="body2">
                  {comparisonSentence(comparison)}
                </Typography>
              </TableCell>
              <TableCell>{before !== null && allowLineBreaks(formatRange(before))}</TableCell>
              <TableCell>{after !== null && allowLineBreaks(formatRange(after))}</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
