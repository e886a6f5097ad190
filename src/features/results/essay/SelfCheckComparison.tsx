import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import {
  type CriterionId,
  criterionTitles,
  selfCheckLevels,
  criterionLevel,
  type SelfCheck,
} from '@/domain/exam/essays/self-check';
import { summarizeSelfCheck } from '@/domain/plan/schedule/writing-summary';
import { typedKeys } from '@/lib/typedKeys';
import { ScrollBox } from '@/ui/page/ScrollBox';

interface SelfCheckComparisonProps {
  readonly earlier: SelfCheck;
  readonly later: SelfCheck;
}

/** The self-checks of two essays side by side, or a sentence if one is missing. */
export function SelfCheckComparison({ earlier, later }: SelfCheckComparisonProps) {
  const isEarlierChecked = summarizeSelfCheck(earlier).isChecked;
  const isLaterChecked = summarizeSelfCheck(later).isChecked;
  if (!isEarlierChecked || !isLaterChecked)
    return (
      <Typography color="textSecondary" sx={{ maxWidth: '44em' }}>
        {missingCheckText(isEarlierChecked, isLaterChecked)}
      </Typography>
    );
  return (
    <Box sx={{ maxWidth: 560 }}>
      <ScrollBox label="Both self-checks">
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>What you checked</TableCell>
              <TableCell align="right">Earlier</TableCell>
              <TableCell align="right">Later</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {typedKeys(criterionTitles).map((criterion) => (
              <TableRow key={criterion}>
                <TableCell component="th" scope="row">
                  {criterionTitles[criterion]}
                </TableCell>
                <TableCell align="right">{chosenLevelText(earlier, criterion)}</TableCell>
                <TableCell align="right">{chosenLevelText(later, criterion)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollBox>
    </Box>
  );
}

function missingCheckText(isEarlier: boolean, isLater: boolean): string {
  const which = isEarlier ? 'the later essay' : isLater ? 'the earlier essay' : 'both';
  return `Check ${which} against the list above, and both self-checks appear here side by side.`;
}

function chosenLevelText(check: SelfCheck, criterion: CriterionId): string {
  const level = criterionLevel(check, criterion);
  return level === null ? 'Not checked' : (selfCheckLevels[level - 1] ?? '');
}
