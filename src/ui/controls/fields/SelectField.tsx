import ExpandMore from '@mui/icons-material/ExpandMore';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Secondary text under the field. */
  readonly help?: string;
}

export function SelectField<Value extends string>({
  label,
  options,
  value,
  onChange,
  help,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>
        <span>{label}</span>
      </FormLabel>
      <NativeSelect
        id={id}
        value={value}
        IconComponent={ExpandMore}
        input={<OutlinedInput />}
        {...(help !== undefined && { 'aria-describedby': `${id}-help` })}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {help !== undefined && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
