import { memo } from 'react';
import { topicLabel } from '@/domain/learner/topic-count';
import { BandsChart } from '@/charts/BandsChart';
import { useVisitChoice, createVisitKey } from '@/data/visitState';
import type { AccuracyPeriodName } from '@/domain/dashboard/practice/topic-accuracy';
import { lowestAccuracyText, type SkillAccuracy } from '@/domain/dashboard/practice/skill-accuracy';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { dashboardSectionNames } from '@/domain/section-names';
import { formatCount, formatPercent } from '@/lib/text/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { ViewToggle } from '@/ui/controls/fields/ViewToggle';
import * as colors from '@/ui/colors';
import {
  accuracyAxis,
  accuracyColumns,
  accuracyRow,
  ringLegendSentence,
} from '../panels/progress/accuracyRows';

const sections = scoredSections.map((value) => ({ value, label: dashboardSectionNames[value] }));

const chosenSection = createVisitKey<ScoredSection>();

interface SkillsProps {
  readonly skills: readonly SkillAccuracy[];
  readonly stretch: AccuracyPeriodName;
}

interface SkillsPanelProps extends SkillsProps {
  /** The initial section: that of the most urgent weakness, or null if there is none. */
  readonly first: ScoredSection | null;
}

/** The accuracy range of each skill in a section, compared with the previous four weeks. */
export function SkillsPanel({ skills, stretch, first }: SkillsPanelProps) {
  const { chosen, deferred, choose } = useVisitChoice<ScoredSection>(
    chosenSection,
    first ?? scoredSections[0],
  );
  return (
    <Panel
      title="Accuracy by Skill"
      control={<ViewToggle label="Section" options={sections} value={chosen} onChange={choose} />}
    >
      <Skills skills={skills} stretch={stretch} subject={deferred} />
    </Panel>
  );
}

/** Number of skills with too few answers to show; their rows are empty, and more of them would fill the list. */
const mostUnknown = 3;

/** Returns the skills with a known accuracy and, of the rest, the few with the most answers. */
function withFewUnknown(skills: readonly SkillAccuracy[]): readonly SkillAccuracy[] {
  const unknown = skills
    .filter(({ estimate }) => estimate === null)
    .toSorted((a, b) => b.answered - a.answered);
  return [...skills.filter(({ estimate }) => estimate !== null), ...unknown.slice(0, mostUnknown)];
}

/** Memoized by section, so that the section toggle responds to a tap before the chart renders. */
const Skills = memo(function Skills({ skills, stretch, subject }: SkillsProps & { subject: ScoredSection }) {
  const own = skills.filter((skill) => skill.subject === subject);
  const shown = withFewUnknown(own);
  const left = own.length - shown.length;
  const name = dashboardSectionNames[subject];
  if (own.length === 0)
    return (
      <EmptyState
        preview="bars"
        title={`No new ${name} questions ${stretch.phrase}`}
        text="Each skill appears here with its accuracy once its first new questions are answered."
      />
    );
  return (
    <BandsChart
      name={`Accuracy by skill, ${name}, ${stretch.title}`}
      summary={`${lowestAccuracyText(
        shown.map(({ skill, estimate }) => ({ name: topicLabel(skill), estimate })),
        stretch.phrase,
      )}${ringLegendSentence(shown, 'the previous four weeks')}${left === 0 ? '' : ` ${formatCount(left, 'more skill')} had even fewer new questions.`}`}
      rows={shown.map(({ skill, ...accuracy }) =>
        accuracyRow(topicLabel(skill), colors.sectionColors[subject], accuracy),
      )}
      columns={accuracyColumns('Skill', 'Change from the previous four weeks')}
      axis={accuracyAxis}
      format={formatPercent}
    />
  );
});
