import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';

interface FieldGroupProps {
  readonly legend: string;
  /** Secondary text under the fields. */
  readonly help?: string;
  readonly children: ReactNode;
}

/** Related fields of a form, with a legend. */
export function FieldGroup({ legend, help, children }: FieldGroupProps) {
  const helpId = useId();
  return (
    <FormControl component="fieldset" fullWidth {...(help !== undefined && { 'aria-describedby': helpId })}>
      <FormLabel component="legend" sx={{ typography: 'strong' }}>
        <span>{legend}</span>
      </FormLabel>
      <Stack spacing={2}>{children}</Stack>
      {help !== undefined && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
