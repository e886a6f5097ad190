import { RadioField } from '@/ui/controls/fields/RadioField';

export type ConsentChoice = 'keep' | 'visit';

const choices = [
  {
    value: 'visit',
    label: 'Only for this visit',
    help: 'Closing the tab deletes everything: results, mistakes, words, and your plan. Reloading the page does not.',
  },
  {
    value: 'keep',
    label: 'On this device, until I delete them',
    help: 'You can finish a test later, your mistakes return, and past results stay.',
  },
] as const;

interface ConsentQuestionProps {
  readonly value: ConsentChoice;
  readonly onChange: (value: ConsentChoice) => void;
  readonly disabled: boolean;
}

/** Asks, once and before anything is stored, how long to save answers and results. */
export function ConsentQuestion({ value, onChange, disabled }: ConsentQuestionProps) {
  return (
    <RadioField
      legend="Should we save your answers and results?"
      options={choices}
      value={value}
      onChange={onChange}
      disabled={disabled}
    />
  );
}
