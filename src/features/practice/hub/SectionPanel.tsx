import { memo } from 'react';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { SkillProfile } from '@/domain/plan/ability/ability';
import type { TopicPoolSizes } from '@/domain/plan/drills/drill-pool';
import { drillSearchParams } from '@/domain/plan/drills/drill-request';
import { sectionName } from '@/domain/section-names';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import type { DrillSettings } from './DrillOptions';
import { SectionCard } from './SectionCard';
import { TopicTable } from './TopicTable';
import { sectionFactsText } from './hubText';

interface SectionPanelProps {
  readonly section: ScoredSection;
  readonly skillProfile: SkillProfile | null;
  readonly questionsOf: TopicPoolSizes | null;
  readonly options: DrillSettings;
  /** True if the address names this section or one of its topics. */
  readonly focused: boolean;
}

/** A section's card, with links to practice all its topics mixed or one topic at a time. */
export const SectionPanel = memo(function SectionPanel({
  section,
  skillProfile,
  questionsOf,
  options,
  focused,
}: SectionPanelProps) {
  return (
    <SectionCard
      section={section}
      facts={sectionFactsText(section)}
      action={
        <LinkButton
          to={pathOf('sectionStudy', {
            search: drillSearchParams({ subject: { kind: 'section', section }, ...options }),
          })}
          variant="outlined"
          label={`Practice ${options.questions}, mixed: ${sectionName(section, 'dashboard')}`}
        >
          {`Practice ${options.questions}, mixed`}
        </LinkButton>
      }
    >
      <TopicTable
        key={String(focused)}
        section={section}
        skillProfile={skillProfile}
        questionsOf={questionsOf}
        options={options}
        opened={focused}
      />
    </SectionCard>
  );
});
