import { FactList } from './partStyles';

/** How a test stands, in rows. */
export function TestProgressFacts({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <FactList>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </FactList>
  );
}
