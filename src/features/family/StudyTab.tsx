import type { TabProps } from './tabProps';

export default function StudyTab({ record }: TabProps) {
  return <p>{record.child.name}</p>;
}
