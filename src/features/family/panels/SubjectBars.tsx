import type { SubjectCompletion } from '@/domain/dashboard/study/completion';
import { reachedPercent } from '@/domain/dashboard/progress';
import { dashboardNames } from '@/domain/section-names';
import { percent } from '@/lib/format';
import { LabeledBar } from '@/ui/cards/LabeledBar';

/** A bar a subject that has a score: how much of its plan is done. */
export function SubjectBars({ completion }: { completion: readonly SubjectCompletion[] }) {
  return completion
    .filter(({ subject }) => subject !== 'writing')
    .map(({ subject, completed, total }) => {
      const done = reachedPercent(completed, total);
      return (
        <LabeledBar
          key={subject}
          label={dashboardNames[subject]}
          value={percent(done)}
          percent={done}
          color={`section.${subject}`}
          dot
        />
      );
    });
}
