import type { TabProps } from './tabProps';

export default function GoalsTab({ record }: TabProps) {
  return <p>{record.child.name}</p>;
}
