import { type FiguresOfSection, figureWords } from './historyRows';

interface SectionFiguresProps {
  readonly sections: readonly FiguresOfSection[];
  /** The names of the essays; they have no score. */
  readonly essays?: readonly string[];
}

/** A test's sections with what each came to. */
export function SectionFigures({ sections, essays = [] }: SectionFiguresProps) {
  return (
    <dl>
      {sections.map((section) => (
        <div key={section.id}>
          <dt>{section.title}</dt>
          <dd>{figureWords(section)}</dd>
        </div>
      ))}
      {essays.map((essay) => (
        <div key={essay}>
          <dt>{essay}</dt>
          <dd>not scored</dd>
        </div>
      ))}
    </dl>
  );
}
