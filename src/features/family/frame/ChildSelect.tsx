import type { Family } from '@/domain/dashboard/figures';
import { learnerName } from '@/domain/learner/learner-profile';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { useImmediateChoice } from './useImmediateChoice';

interface ChildSelectProps {
  readonly family: Family;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Selects the child; renders nothing if there is only one. */
export function ChildSelect({ family, value, onChange }: ChildSelectProps) {
  const [chosen, choose] = useImmediateChoice(value, onChange);
  if (family.children.length === 1) return null;
  const options = family.children.map(({ profile }) => ({
    value: profile.id,
    label: `${learnerName(profile)}${profile.grade === null ? '' : `, grade ${profile.grade}`}`,
  }));
  return (
    <SelectField label="Child" labelPosition="hidden" options={options} value={chosen} onChange={choose} />
  );
}
