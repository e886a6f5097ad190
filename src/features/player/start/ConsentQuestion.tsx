import { RadioChoices } from '@/ui/RadioChoices';

export type ConsentChoice = 'keep' | 'visit';

const choices = [
  {
    value: 'visit',
    label: 'Only for this visit',
    help: 'A reload loses nothing. Closing the tab does.',
  },
  {
    value: 'keep',
    label: 'On this device, until I delete them',
    help: 'You can finish a test later, see past results, and meet new questions first.',
  },
] as const;

interface ConsentQuestionProps {
  readonly value: ConsentChoice;
  readonly onChange: (value: ConsentChoice) => void;
  readonly disabled: boolean;
}

/** Asked once, before anything is stored. Nothing is stored until the test starts. */
export function ConsentQuestion({ value, onChange, disabled }: ConsentQuestionProps) {
  return (
    <RadioChoices
      legend="Where may your answers and results be kept? Nothing is ever sent anywhere."
      options={choices}
      value={value}
      onChange={onChange}
      disabled={disabled}
    />
  );
}
