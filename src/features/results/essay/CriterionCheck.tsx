import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { selfCheckLevels } from '@/domain/exam/essays/self-check';
import { ViewToggle } from '@/ui/controls/fields/ViewToggle';
import type { Criterion, RubricLevel } from './rubric';

interface CriterionCheckProps {
  readonly criterion: Criterion;
  /** Null while nothing is selected. */
  readonly level: RubricLevel | null;
  /** Receives a level from 1 to 4. */
  readonly onChoose: (level: number) => void;
}

/** One criterion: a row of four steps, one thing to try next time, and sample passages for comparison. */
export function CriterionCheck({ criterion, level, onChoose }: CriterionCheckProps) {
  const id = useId();
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
      <Typography sx={{ mb: 1.5 }}>{question}</Typography>
      <ViewToggle
        label={`${title}: ${question}`}
        fullWidth
        isTight
        options={selfCheckLevels.map((label, index) => ({ value: String(index + 1), label }))}
        value={level === null ? null : String(levels.indexOf(level) + 1)}
        onChange={(value) => onChoose(Number(value))}
      />
      <div role="status">
        {level !== null && (
          <>
            <Typography sx={{ mt: 1.5 }}>{level.description}</Typography>
            <Typography sx={{ mt: 1 }}>
              <strong>Next time:</strong> <span>{level.next}</span>
            </Typography>
          </>
        )}
      </div>
      <Accordion slotProps={{ heading: { component: 'h5' } }} sx={{ mt: 1.5 }}>
        <AccordionSummary id={`${id}-summary`} aria-controls={`${id}-steps`} expandIcon={<ExpandMore />}>
          The four steps, with an example of each
        </AccordionSummary>
        <AccordionDetails id={`${id}-steps`}>
          <Typography variant="secondary">
            The prompt of the examples: <span translate="no">{examplePrompt}</span>
          </Typography>
          <Box component="dl" sx={{ m: 0 }}>
            {levels.map(({ description, example }, index) => (
              <Box key={example} sx={{ mt: 2, pl: 2, borderLeft: 3, borderColor: 'divider' }}>
                <Typography component="dt" variant="strong">
                  {selfCheckLevels[index]}
                </Typography>
                <Typography component="dd" sx={{ m: 0 }}>
                  {description}
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
        </AccordionDetails>
      </Accordion>
    </Box>
  );
}
