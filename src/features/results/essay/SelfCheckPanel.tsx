import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SelfCheck } from '@/domain/exam/self-check';
import { Callout } from '@/ui/cards/Callout';
import { Panel } from '@/ui/cards/Panel';
import { CriterionCheck } from './CriterionCheck';
import { chosenLevel, rubric } from './rubric';

interface SelfCheckPanelProps {
  readonly chosen: SelfCheck;
  readonly kept: boolean;
  readonly onChoose: (criterion: string, level: number) => void;
}

/** The essay read against our list, by the one who wrote it. */
export function SelfCheckPanel({ chosen, kept, onChoose }: SelfCheckPanelProps) {
  return (
    <Box sx={{ '@media print': { display: 'none' } }}>
      <Panel title="Read It Over" level={3}>
        <Typography color="textSecondary" sx={{ maxWidth: '68ch' }}>
          The test maker gives the writing sample no score, and this is none either. The list is our own: five
          things to read your essay for. Say what fits, as a stranger would; nobody else sees it.
        </Typography>
        {!kept && (
          <Callout tone="warning" urgent mt={2}>
            Your choices could not be stored. They stay until you leave this page; print it to keep them.
          </Callout>
        )}
        {rubric.map((criterion) => (
          <CriterionCheck
            key={criterion.id}
            criterion={criterion}
            level={chosenLevel(criterion, chosen)}
            onChoose={(level) => onChoose(criterion.id, level)}
          />
        ))}
      </Panel>
    </Box>
  );
}
