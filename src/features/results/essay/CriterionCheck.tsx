import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { selfCheckLevels } from '@/domain/exam/essays/self-check';
import { RadioField } from '@/ui/controls/fields/RadioField';
import { Details } from '@/ui/page/Details';
import type { Criterion, RubricLevel } from './rubric';

interface CriterionCheckProps {
  readonly criterion: Criterion;
  /** Null while nothing is selected. */
  readonly level: RubricLevel | null;
  /** Receives a level from 1 to 4. */
  readonly onChoose: (level: number) => void;
}

/** One criterion: the choice of levels, sample passages for comparison, and one thing to try next time. */
export function CriterionCheck({ criterion, level, onChoose }: CriterionCheckProps) {
  const { title, question, examplePrompt, levels } = criterion;
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ pt: 3, mt: 3, borderTop: 1, borderColor: 'divider', maxWidth: '44em' }}
    >
      <Typography variant="h3" component="h4" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <RadioField
        legend={question}
        options={levels.map(({ description }, index) => ({
          value: String(index + 1),
          label: selfCheckLevels[index] ?? '',
          help: description,
        }))}
        value={level === null ? '' : String(levels.indexOf(level) + 1)}
        onChange={(value) => onChoose(Number(value))}
      />
      <Details summary="An example of each">
        <Typography variant="secondary">
          The prompt here: <span translate="no">{examplePrompt}</span>
        </Typography>
        <Box component="dl" sx={{ m: 0 }}>
          {levels.map(({ example }, index) => (
            <Box key={example} sx={{ mt: 2, pl: 2, borderLeft: 3, borderColor: 'divider' }}>
              <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
                {selfCheckLevels[index]}
              </Typography>
              <Typography
                component="dd"
                translate="no"
                variant="prose"
                sx={{ m: 0, mt: 0.5, whiteSpace: 'pre-wrap' }}
              >
                {example}
              </Typography>
            </Box>
          ))}
        </Box>
      </Details>
      <div role="status">
        {level !== null && (
          <Typography sx={{ mt: 1.5 }}>
            <strong>Next time:</strong> <span>{level.next}</span>
          </Typography>
        )}
      </div>
    </Box>
  );
}
