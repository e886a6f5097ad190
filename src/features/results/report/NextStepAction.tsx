import Button from '@mui/material/Button';
import type { NextStep } from '@/domain/exam/report/next-step';
import type { ScoreReport } from '@/domain/exam/report/report';
import type { ScoredSection } from '@/domain/exam/report/scale';
import { type RouteId, pathOf } from '@/site';
import { LinkButton } from '@/ui/LinkButton';
import type { ReviewFilters } from '../reviewFilters';

interface NextStepActionProps {
  readonly report: ScoreReport;
  /** Shows some of the questions further down. */
  readonly onQuestions: (filters: Partial<ReviewFilters>) => void;
}

/** Where each section is practiced under its clock. */
const practice: Readonly<
  Record<ScoredSection, { to: RouteId; search?: Record<string, string>; label: string }>
> = {
  verbal: { to: 'demiTest', label: '30 verbal questions, 15 minutes' },
  quantitative: {
    to: 'fullLengthTest',
    search: { form: 'a', section: 'quantitative-1' },
    label: 'A quantitative section, 30 minutes',
  },
  reading: { to: 'readingTest', label: 'One passage, 5 minutes' },
};

/** The buttons of the next step: what it asks for can be done at once. */
export function NextStepAction({ report: { step }, onQuestions }: NextStepActionProps) {
  const wanted = questionsOf(step);
  if (step.kind === 'pace') {
    const { to, search, label } = practice[step.section];
    return (
      <>
        <LinkButton to={pathOf(to, search === undefined ? {} : { search })}>{label}</LinkButton>
        <Button variant="outlined" onClick={() => onQuestions({ verdict: 'blank', section: null })}>
          See what was not reached
        </Button>
      </>
    );
  }
  if (step.kind === 'longer-test')
    return <LinkButton to={pathOf('practiceTest')}>Choose a longer test</LinkButton>;
  if (step.kind === 'self-check') return null;
  return (
    <Button variant="contained" onClick={() => onQuestions(wanted)}>
      Go through them
    </Button>
  );
}

function questionsOf(step: NextStep): Partial<ReviewFilters> {
  if (step.kind === 'topic') return { topic: step.group };
  return step.kind === 'blanks' ? { verdict: 'blank' } : {};
}
