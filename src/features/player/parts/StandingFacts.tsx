import { Facts } from './partStyles';

/** How a test stands, in rows. */
export function StandingFacts({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Facts>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
