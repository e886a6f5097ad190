interface SheetLinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  /** Minimum number of lines; blank lines to write on are added to reach it. */
  readonly minLines: number;
  readonly numbered?: boolean;
}

/** A titled list of lines on a sheet. */
export function SheetLines({ title, lines, minLines, numbered = false }: SheetLinesProps) {
  const List = numbered ? 'ol' : 'ul';
  const blank = Array.from({ length: Math.max(0, minLines - lines.length) }, () => '');
  return (
    <section>
      <h4>{title}</h4>
      <List>
        {[...lines, ...blank].map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </List>
    </section>
  );
}
