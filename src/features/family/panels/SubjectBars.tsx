import { plannedSubjectName, type SubjectCompletion } from '@/domain/dashboard/study/completion';
import { reachedPercent } from '@/domain/dashboard/progress';
import { count, number, percent } from '@/lib/format';
import { LabeledBar } from '@/ui/cards/LabeledBar';

/** A bar has room for so many parts. */
const mostParts = 12;

/** A bar for each section of the plan: how much of what was due in it is done. */
export function SubjectBars({ completion }: { completion: readonly SubjectCompletion[] }) {
  return completion.map(({ subject, completed, total }) => (
    <LabeledBar
      key={subject}
      label={plannedSubjectName(subject)}
      value={`${percent(reachedPercent(completed, total))}, ${number(completed)} of ${count(total, 'due', 'due')}`}
      percent={reachedPercent(completed, total)}
      {...(total <= mostParts && { parts: { full: completed, all: total } })}
      color={subject === null ? 'primary.main' : `section.${subject}`}
      dot
    />
  ));
}
