import ExpandMore from '@mui/icons-material/ExpandMore';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { visuallyHidden } from '@mui/utils';
import { type Ref, useId } from 'react';
import { describedInputProps, FieldFrame } from './FieldFrame';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /**
   * The label goes above a select that fills its container, beside a select that is as wide as its options, or only to screen
   * readers, for values that explain themselves.
   */
  readonly labelPosition?: 'above' | 'beside' | 'hidden';
  /** Fills the container's width, as a select with its label above does by itself. */
  readonly fullWidth?: boolean;
  readonly disabled?: boolean;
  /** Describes what is wrong with the choice and how to fix it; '' if nothing is. */
  readonly error?: string;
  /** Secondary text under the field. */
  readonly help?: string;
  /** True if the help depends on the value, so that screen readers announce it when it changes. */
  readonly isHelpLive?: boolean;
  /** Receives the select, so that a form can focus it when it has an error. */
  readonly selectRef?: Ref<HTMLSelectElement>;
}

/** A labeled native select, which opens the phone's own picker. */
export function SelectField<Value extends string>({
  label,
  options,
  value,
  onChange,
  labelPosition = 'above',
  fullWidth = labelPosition === 'above',
  disabled = false,
  error,
  help,
  isHelpLive = false,
  selectRef,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <FieldFrame
      fullWidth={fullWidth}
      inputId={id}
      label={label}
      labelSx={labelStyles[labelPosition]}
      error={error}
      help={help}
      isHelpLive={isHelpLive}
      disabled={disabled}
      sx={fullWidth ? {} : inRow}
    >
      <NativeSelect
        {...describedInputProps(id, { error, help })}
        value={value}
        IconComponent={ExpandMore}
        {...(selectRef !== undefined && { inputRef: selectRef })}
        input={<OutlinedInput />}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
        sx={{ minWidth: 0, maxWidth: '100%' }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}

/** The select wraps below its label if there is no room beside it. */
const inRow = {
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  maxWidth: '100%',
} as const;

const labelStyles = {
  above: {},
  beside: { mb: 0, fontWeight: 400, '&, &.Mui-focused, &.Mui-error': { color: 'text.secondary' } },
  hidden: visuallyHidden,
} as const;
