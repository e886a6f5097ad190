import { FactList } from './partStyles';

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
