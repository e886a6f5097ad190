import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { narrowPhone } from '@/ui/page/mediaQueries';

interface ViewToggleProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** Null if nothing has been chosen yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Fills the container's width, with equally wide options. */
  readonly fullWidth?: boolean;
  /** True for steps that must fit beside each other on a phone; on the narrowest, they are stacked. */
  readonly isTight?: boolean;
  readonly disabled?: boolean;
}

/** Chooses one of a few views or steps. Pressing the current one changes nothing. */
export function ViewToggle<Value extends string>({
  label,
  options,
  value,
  onChange,
  fullWidth = false,
  isTight = false,
  disabled = false,
}: ViewToggleProps<Value>) {
  const isNarrow = useMediaQuery(narrowPhone);
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={value}
      onChange={(_, next: Value | null) => {
        if (next !== null) onChange(next);
      }}
      fullWidth={fullWidth}
      disabled={disabled}
      orientation={isTight && isNarrow ? 'vertical' : 'horizontal'}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          value={option.value}
          {...(isTight && { sx: { px: { xs: 0.5, sm: 1 }, flexBasis: 'auto' } })}
        >
          <span>{option.label}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
