import Divider from '@mui/material/Divider';
import { type AreaCompletion, planAreaNames } from '@/domain/dashboard/study/plan-completion';
import { roundedProgressPercent } from '@/domain/dashboard/progress-band';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { formatCount, formatNumber, formatPercent } from '@/lib/text/format';
import { LabeledBar } from '@/ui/bars/LabeledBar';
import { planAreaColor } from '../planAreaColor';

/** A bar is divided into its tasks if there are at most this many; more would be too small to tell apart. */
const mostParts = 12;

const isScored = ({ area }: AreaCompletion) => scoredSections.some((section) => section === area);

interface SubjectBarsProps {
  readonly completion: readonly AreaCompletion[];
}

/** A bar per part of the plan with the completed share of what was due: the scored sections, and apart from them the rest. */
export function SubjectBars({ completion }: SubjectBarsProps) {
  const others = completion.filter((each) => !isScored(each));
  return (
    <>
      {completion.filter(isScored).map((each) => (
        <AreaBar key={each.area} {...each} />
      ))}
      {others.length > 0 && others.length < completion.length && <Divider />}
      {others.map((each) => (
        <AreaBar key={each.area} {...each} />
      ))}
    </>
  );
}

function AreaBar({ area, completed, total }: AreaCompletion) {
  return (
    <LabeledBar
      label={planAreaNames[area]}
      value={`${formatPercent(roundedProgressPercent(completed, total))}, ${formatNumber(completed)} of ${formatCount(total, 'due', 'due')}`}
      percent={roundedProgressPercent(completed, total)}
      {...(total <= mostParts && { parts: { full: completed, all: total } })}
      color={planAreaColor(area)}
      dot
    />
  );
}
