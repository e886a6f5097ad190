import { plannedSubjectName, type SubjectCompletion } from '@/domain/dashboard/study/plan-completion';
import { roundedProgressPercent } from '@/domain/dashboard/progress-band';
import { formatCount, formatNumber, formatPercent } from '@/lib/text/format';
import { LabeledBar } from '@/ui/bars/LabeledBar';

/** A bar is divided into its tasks if there are at most this many; more would be too small to tell apart. */
const mostParts = 12;

/** A bar per section of the plan with the completed share of what was due. */
export function SubjectBars({ completion }: { completion: readonly SubjectCompletion[] }) {
  return completion.map(({ subject, completed, total }) => (
    <LabeledBar
      key={subject}
      label={plannedSubjectName(subject)}
      value={`${formatPercent(roundedProgressPercent(completed, total))}, ${formatNumber(completed)} of ${formatCount(total, 'due', 'due')}`}
      percent={roundedProgressPercent(completed, total)}
      {...(total <= mostParts && { parts: { full: completed, all: total } })}
      color={subject === null ? 'primary.main' : `section.${subject}`}
      dot
    />
  ));
}
