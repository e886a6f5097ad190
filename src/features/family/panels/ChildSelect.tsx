import type { Family } from '@/domain/family/records';
import { NativeSelect } from '@/ui/controls/NativeSelect';

interface ChildSelectProps {
  readonly family: Family;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Which child's figures are shown. */
export function ChildSelect({ family, value, onChange }: ChildSelectProps) {
  const options = family.children.map(({ child }) => ({
    value: child.id,
    label: `${child.name}, grade ${child.grade}`,
  }));
  return <NativeSelect label="Child" options={options} value={value} onChange={onChange} />;
}
