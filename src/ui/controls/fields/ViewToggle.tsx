import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ViewToggleProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Fills the container's width, with equally wide options. */
  readonly fullWidth?: boolean;
}

/** Switches between a few views, exactly one of which is shown: pressing the current one changes nothing. */
export function ViewToggle<Value extends string>({
  label,
  options,
  value,
  onChange,
  fullWidth = false,
}: ViewToggleProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={value}
      onChange={(_, next: Value | null) => {
        if (next !== null) onChange(next);
      }}
      fullWidth={fullWidth}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value}>
          <span>{option.label}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
