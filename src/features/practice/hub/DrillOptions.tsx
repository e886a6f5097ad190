import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  type OfferedDrillLength,
  offeredDrillLengths,
  type DrillRequest,
} from '@/domain/plan/drills/drill-request';
import { ViewToggle } from '@/ui/controls/fields/ViewToggle';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';

/** A student's drill options, independent of the subject. */
export interface DrillSettings extends Pick<DrillRequest, 'clock' | 'reasons'> {
  readonly questions: OfferedDrillLength;
}

const lengths = offeredDrillLengths.map((length) => ({ value: String(length), label: String(length) }));
const clocks = [
  { value: 'untimed', label: 'Untimed' },
  { value: 'timed', label: 'Timed' },
] as const;
const reasons = [
  { value: 'after-each', label: 'After each' },
  { value: 'at-end', label: 'At the end' },
] as const;

interface DrillOptionsProps {
  readonly settings: DrillSettings;
  readonly onChange: (settings: DrillSettings) => void;
}

/** Controls for the number of questions, the clock, and when explanations appear. They apply to every practice link below. */
export function DrillOptions({ settings, onChange }: DrillOptionsProps) {
  return (
    <Grid container columnSpacing={{ xs: 2, lg: 3 }} rowSpacing={1.5} sx={{ flexShrink: 0 }}>
      <Option label="Questions">
        <ViewToggle
          label="Questions"
          options={lengths}
          value={String(settings.questions)}
          onChange={(value) =>
            onChange({
              ...settings,
              questions: offeredDrillLengths.find((length) => String(length) === value) ?? settings.questions,
            })
          }
          fullWidth
        />
      </Option>
      <Option label="Clock">
        <ViewToggle
          label="Clock"
          options={clocks}
          value={settings.clock}
          onChange={(clock) => onChange({ ...settings, clock })}
          fullWidth
        />
      </Option>
      <Option label="Explanations">
        <ViewToggle
          label="Explanations"
          options={reasons}
          value={settings.reasons}
          onChange={(when) => onChange({ ...settings, reasons: when })}
          fullWidth
        />
      </Option>
    </Grid>
  );
}

/** On a phone, the label is in a column beside the options; on a tablet, above them; and on a laptop, all three are in one row. */
function Option({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Grid size={{ xs: 12, sm: 'grow', lg: 'auto' }}>
      <Stack
        direction={{ xs: 'row', sm: 'column', lg: 'row' }}
        sx={{
          alignItems: { xs: 'center', sm: 'stretch', lg: 'center' },
          columnGap: 1.5,
          rowGap: 0.5,
          whiteSpace: { sm: 'nowrap' },
          [largeTextMediaQuery]: { flexDirection: 'column', alignItems: 'stretch' },
        }}
      >
        <Typography aria-hidden variant="secondary" sx={{ flexShrink: 0, minWidth: { xs: '5.5rem', lg: 0 } }}>
          {label}
        </Typography>
        {children}
      </Stack>
    </Grid>
  );
}
