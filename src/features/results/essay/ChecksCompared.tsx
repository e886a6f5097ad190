import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type CriterionId,
  criterionTitles,
  levelNames,
  levelOf,
  type SelfCheck,
} from '@/domain/exam/self-check';
import { judged } from '@/domain/plan/writing';
import { namesOf } from '@/lib/names';
import { figuresTable } from '@/ui/cards/figuresTable';
import { ScrollBox } from '@/ui/page/ScrollBox';

interface ChecksComparedProps {
  readonly earlier: SelfCheck;
  readonly later: SelfCheck;
}

/** How two essays were read over, side by side; a sentence where one of them wasn't. */
export function ChecksCompared({ earlier, later }: ChecksComparedProps) {
  const isEarlierChecked = judged(earlier).isChecked;
  const isLaterChecked = judged(later).isChecked;
  if (!isEarlierChecked || !isLaterChecked)
    return (
      <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '44em' }}>
        {missingWords(isEarlierChecked, isLaterChecked)}
      </Typography>
    );
  return (
    <Box sx={{ mt: 2, maxWidth: 560 }}>
      <ScrollBox label="Both self-checks">
        <Box component="table" sx={figuresTable}>
          <thead>
            <tr>
              <th scope="col">What you checked</th>
              <th scope="col">Earlier</th>
              <th scope="col">Later</th>
            </tr>
          </thead>
          <tbody>
            {namesOf(criterionTitles).map((criterion) => (
              <tr key={criterion}>
                <th scope="row">{criterionTitles[criterion]}</th>
                <td>{levelWords(earlier, criterion)}</td>
                <td>{levelWords(later, criterion)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </ScrollBox>
    </Box>
  );
}

function missingWords(isEarlier: boolean, isLater: boolean): string {
  const which = isEarlier ? 'the later essay' : isLater ? 'the earlier essay' : 'both';
  return `Check ${which} against the list above, and both self-checks appear here side by side.`;
}

function levelWords(check: SelfCheck, criterion: CriterionId): string {
  const level = levelOf(check, criterion);
  return level === null ? 'Not checked' : (levelNames[level - 1] ?? '');
}
