import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '@/brand';
import { selfCheckLevels, type SelfCheck } from '@/domain/exam/essays/self-check';
import { chosenLevel, rubric } from './rubric';

/** The self-check in print: the selected levels and what to try next. Renders nothing if no level was selected. */
export function PrintedSelfCheck({ chosen }: { chosen: SelfCheck }) {
  const rows = rubric.flatMap((criterion) => {
    const level = chosenLevel(criterion, chosen);
    return level === null
      ? []
      : [{ criterion, level, name: selfCheckLevels[criterion.levels.indexOf(level)] ?? '' }];
  });
  return rows.length === 0 ? null : (
    <Box sx={{ display: 'none', maxWidth: '44em', '@media print': { display: 'block', mt: 3 } }}>
      <Typography variant="h3" component="h3">
        Read over by the writer
      </Typography>
      <Typography variant="body2">
        {`Checked against a list from ${brand.name}. This is not a score.`}
      </Typography>
      {rows.map(({ criterion, level, name }) => (
        <Box key={criterion.id} sx={{ mt: 1.5, breakInside: 'avoid' }}>
          <strong>{`${criterion.title}: ${name.toLowerCase()}.`}</strong>{' '}
          <span>{`${level.description} Next time: ${level.next}`}</span>
        </Box>
      ))}
    </Box>
  );
}
