import { Panel } from '@/ui/cards/Panel';
import { RowList } from '@/ui/cards/RowList';
import { SwitchField } from '@/ui/controls/fields/SwitchField';

interface NotificationSwitchPanelProps<Field extends string> {
  readonly title: string;
  readonly choices: readonly { readonly field: Field; readonly label: string; readonly line: string }[];
  readonly values: Readonly<Record<Field, boolean>>;
  readonly onFlip: (field: Field) => void;
}

export function NotificationSwitchPanel<Field extends string>({
  title,
  choices,
  values,
  onFlip,
}: NotificationSwitchPanelProps<Field>) {
  return (
    <Panel title={title}>
      <RowList label={title}>
        {choices.map(({ field, label, line }) => (
          <li key={field}>
            <SwitchField label={label} hint={line} isOn={values[field]} onChange={() => onFlip(field)} />
          </li>
        ))}
      </RowList>
    </Panel>
  );
}
