import Button from '@mui/material/Button';
import { type StepAfterTest, stepAfterTest } from '@/domain/plan/schedule/step-after-test';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { pathOf, sectionPracticePaths } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import type { ReviewFilters } from '../reviewFilters';

interface NextStepActionProps {
  readonly report: ScoreReport;
  /** Shows the matching questions further down. */
  readonly onQuestions: (filters: Partial<ReviewFilters>) => void;
}

const goThroughText = 'Go through them';

const practiceLabels: Readonly<Record<ScoredSection, string>> = {
  verbal: '30 verbal questions, 15 minutes',
  quantitative: 'A quantitative section, 30 minutes',
  reading: 'A reading section, 40 minutes',
};

/** Buttons that start the recommended next step. */
export function NextStepAction({ report, onQuestions }: NextStepActionProps) {
  const step = stepAfterTest(report);
  const wanted = questionsOf(step);
  if (step.kind === 'pace') {
    return (
      <>
        <LinkButton to={sectionPracticePaths[step.section]}>{practiceLabels[step.section]}</LinkButton>
        <Button variant="outlined" onClick={() => onQuestions({ verdict: 'blank', section: null })}>
          See what you didn’t reach
        </Button>
      </>
    );
  }
  if (step.kind === 'longer-test')
    return <LinkButton to={pathOf('practiceTest')}>Choose a longer test</LinkButton>;
  if (step.kind === 'self-check') return null;
  return (
    <Button variant="contained" onClick={() => onQuestions(wanted)}>
      <span>{goThroughText}</span>
    </Button>
  );
}

/** The button until the report has been read. */
export function NextStepPlaceholder() {
  return (
    <Button variant="contained" disabled>
      <span>{goThroughText}</span>
    </Button>
  );
}

function questionsOf(step: StepAfterTest): Partial<ReviewFilters> {
  if (step.kind === 'topic') return { topic: step.group };
  return step.kind === 'blanks' ? { verdict: 'blank' } : {};
}
