import type { SubjectProgress } from '@/domain/family/records';
import { subjectLabels } from '@/domain/family/subject';
import { percent } from '@/lib/format';
import { LabeledBar } from '@/ui/cards/LabeledBar';

/** A bar a subject: how much of its plan is done. */
export function SubjectBars({ progress }: { progress: readonly SubjectProgress[] }) {
  return progress.map((each) => (
    <LabeledBar
      key={each.subject}
      label={subjectLabels[each.subject]}
      value={percent(each.percent)}
      percent={each.percent}
      color={`section.${each.subject}`}
      dot
    />
  ));
}
