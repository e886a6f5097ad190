import { type SectionCounts, sectionCountsText } from './historyRows';

interface SectionCountsListProps {
  readonly sections: readonly SectionCounts[];
  /** The names of the essays, which have no score. */
  readonly essays?: readonly string[];
}

/** A test's sections with their results. */
export function SectionCountsList({ sections, essays = [] }: SectionCountsListProps) {
  return (
    <dl>
      {sections.map((section) => (
        <div key={section.id}>
          <dt>{section.title}</dt>
          <dd>{sectionCountsText(section)}</dd>
        </div>
      ))}
      {essays.map((essay, index) => (
        <div key={index}>
          <dt>{essay}</dt>
          <dd>not scored</dd>
        </div>
      ))}
    </dl>
  );
}
