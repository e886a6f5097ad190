import { memo } from 'react';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import type { Standing } from '@/domain/plan/ability';
import type { QuestionsOfTopics } from '@/domain/plan/drill-pool';
import { drillSearch } from '@/domain/plan/drill-request';
import { sectionName } from '@/domain/section-names';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import type { DrillWishes } from './DrillOptions';
import { SectionCard } from './SectionCard';
import { TopicTable } from './TopicTable';
import { sectionFacts } from './words';

interface SectionPanelProps {
  readonly section: ScoredSection;
  readonly standing: Standing | null;
  readonly questionsOf: QuestionsOfTopics | null;
  readonly wishes: DrillWishes;
  /** The address asks for this section, or for one of its topics. */
  readonly focused: boolean;
}

/** A section: practice of all its topics mixed, and each of them by itself. */
export const SectionPanel = memo(function SectionPanel({
  section,
  standing,
  questionsOf,
  wishes,
  focused,
}: SectionPanelProps) {
  return (
    <SectionCard
      section={section}
      facts={sectionFacts(section)}
      action={
        <LinkButton
          to={pathOf('sectionStudy', {
            search: drillSearch({ subject: { kind: 'section', section }, ...wishes }),
          })}
          variant="outlined"
          label={`Practice ${wishes.questions}, mixed: ${sectionName(section, 'dashboard')}`}
        >
          Practice {wishes.questions}, mixed
        </LinkButton>
      }
    >
      <TopicTable
        key={String(focused)}
        section={section}
        standing={standing}
        questionsOf={questionsOf}
        wishes={wishes}
        opened={focused}
      />
    </SectionCard>
  );
});
