import Box from '@mui/material/Box';
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
import { figuresTableStyles } from '@/ui/cards/figuresTableStyles';
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
      <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '44em' }}>
        {missingCheckText(isEarlierChecked, isLaterChecked)}
      </Typography>
    );
  return (
    <Box sx={{ mt: 2, maxWidth: 560 }}>
      <ScrollBox label="Both self-checks">
        <Box component="table" sx={figuresTableStyles}>
          <thead>
            <tr>
              <th scope="col">What you checked</th>
              <th scope="col">Earlier</th>
              <th scope="col">Later</th>
            </tr>
          </thead>
          <tbody>
            {typedKeys(criterionTitles).map((criterion) => (
              <tr key={criterion}>
                <th scope="row">{criterionTitles[criterion]}</th>
                <td>{chosenLevelText(earlier, criterion)}</td>
                <td>{chosenLevelText(later, criterion)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
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
