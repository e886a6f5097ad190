import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Panel } from '@/ui/Panel';
import { RowList } from '@/ui/RowList';

interface SwitchPanelProps<Field extends string> {
  readonly title: string;
  readonly choices: readonly { readonly field: Field; readonly label: string; readonly line: string }[];
  readonly values: Readonly<Record<Field, boolean>>;
  readonly onFlip: (field: Field) => void;
}

/** A list of switches, each with one quiet line that says what it is about. */
export function SwitchPanel<Field extends string>({
  title,
  choices,
  values,
  onFlip,
}: SwitchPanelProps<Field>) {
  return (
    <Panel title={title}>
      <RowList label={title}>
        {choices.map(({ field, label, line }) => (
          <SwitchRow key={field} label={label} line={line} on={values[field]} onFlip={() => onFlip(field)} />
        ))}
      </RowList>
    </Panel>
  );
}

interface SwitchRowProps {
  readonly label: string;
  readonly line: string;
  readonly on: boolean;
  readonly onFlip: () => void;
}

function SwitchRow({ label, line, on, onFlip }: SwitchRowProps) {
  const id = useId();
  return (
    <li>
      {/* The words belong to the label, so that the whole row is the target. */}
      <Box
        component="label"
        htmlFor={id}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          minHeight: 44,
          cursor: 'pointer',
        }}
      >
        <Box component="span" sx={{ minWidth: 0 }}>
          <Typography component="span" id={`${id}-label`} sx={{ display: 'block' }}>
            {label}
          </Typography>
          <Typography
            component="span"
            id={`${id}-line`}
            variant="body2"
            color="textSecondary"
            sx={{ display: 'block' }}
          >
            {line}
          </Typography>
        </Box>
        <Switch
          id={id}
          checked={on}
          onChange={onFlip}
          slotProps={{ input: { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-line` } }}
        />
      </Box>
    </li>
  );
}
