import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { WriteOutcome } from '@/data/record/api';
import type { SelfCheck } from '@/domain/exam/essays/self-check';
import { Panel } from '@/ui/cards/Panel';
import { CriterionCheck } from './CriterionCheck';
import { chosenLevel, rubric } from './rubric';

interface SelfCheckPanelProps {
  readonly chosen: SelfCheck;
  /** The outcome of saving the last choice. */
  readonly outcome: WriteOutcome['state'];
  readonly onChoose: (criterion: string, level: number) => void;
}

const selfCheckNotSavedTexts = {
  refused: 'Your choices could not be saved. They stay until you leave this page; print it to keep them.',
  newer:
    'Your choices are not saved, because a newer version of this site saved the notes on this test. Nothing is lost. Reload the page to get that version.',
  unread:
    'Your choices are not saved yet, because your saved work can’t be read right now. Close other tabs of this site and choose again; they are saved together.',
} as const;

/** The checklist against which authors read their own essay. */
export function SelfCheckPanel({ chosen, outcome, onChoose }: SelfCheckPanelProps) {
  return (
    <Panel title="Read It Over" level={3}>
      <Typography color="textSecondary" sx={{ maxWidth: '44em' }}>
        The test maker doesn’t score the writing sample, and this is not a score, either. The list is our own:
        five things to check in your essay. Judge as a stranger would; nobody else sees your choices.
      </Typography>
      {outcome !== 'saved' && (
        <Alert severity="warning" role="alert" sx={{ mt: 2 }}>
          {selfCheckNotSavedTexts[outcome]}
        </Alert>
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
  );
}
