import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ChoiceToggleProps<Value extends string> {
  /** What is chosen here, for a screen reader. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A few buttons of which exactly one is on. */
export function ChoiceToggle<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceToggleProps<Value>) {
  return (
    <ToggleButtonGroup exclusive size="small" aria-label={label} value={value}>
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value} onClick={() => onChange(option.value)}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
