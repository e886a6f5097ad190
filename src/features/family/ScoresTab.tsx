import type { TabProps } from './tabProps';

export default function ScoresTab({ record }: TabProps) {
  return <p>{record.child.name}</p>;
}
