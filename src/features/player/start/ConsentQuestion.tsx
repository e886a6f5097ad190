import { RadioChoices } from '@/ui/controls/RadioChoices';

export type ConsentChoice = 'keep' | 'visit';

const choices = [
  {
    value: 'visit',
    label: 'Only for this visit',
    help: 'Closing the tab deletes them; a reload does not.',
  },
  {
    value: 'keep',
    label: 'On this device, until I delete them',
    help: 'To finish a test later and see past results.',
  },
] as const;

interface ConsentQuestionProps {
  readonly value: ConsentChoice;
  readonly onChange: (value: ConsentChoice) => void;
  readonly disabled: boolean;
}

/** Asked once. Until a test starts, nothing is stored. */
export function ConsentQuestion({ value, onChange, disabled }: ConsentQuestionProps) {
  return (
    <RadioChoices
      legend="Where may your answers and results be kept?"
      options={choices}
      value={value}
      onChange={onChange}
      disabled={disabled}
    />
  );
}
