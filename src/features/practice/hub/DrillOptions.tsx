import Grid from '@mui/material/Grid';
import {
  type OfferedDrillLength,
  offeredDrillLengths,
  type DrillRequest,
} from '@/domain/plan/drills/drill-request';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';

/** A student's drill options, independent of the subject. */
export interface DrillSettings extends Pick<DrillRequest, 'clock' | 'reasons'> {
  readonly questions: OfferedDrillLength;
}

const lengths = offeredDrillLengths.map((length) => ({
  value: String(length),
  label: `${length} questions`,
}));
const clocks = [
  { value: 'untimed', label: 'Untimed' },
  { value: 'timed', label: 'Timed' },
] as const;
const reasons = [
  { value: 'after-each', label: 'Explanations after each' },
  { value: 'at-end', label: 'Explanations at the end' },
] as const;

interface DrillOptionsProps {
  readonly settings: DrillSettings;
  readonly onChange: (settings: DrillSettings) => void;
}

/** The number of questions, the clock, and when explanations appear, for every practice link below. Paper has no use for them. */
export function DrillOptions({ settings, onChange }: DrillOptionsProps) {
  return (
    <Grid container spacing={1} sx={{ flexShrink: 0, displayPrint: 'none' }}>
      <Grid size={cells.half} sx={wholeWithLargeText}>
        <SelectField
          labelPosition="hidden"
          fullWidth
          label="Questions"
          options={lengths}
          value={String(settings.questions)}
          onChange={(value) =>
            onChange({
              ...settings,
              questions: offeredDrillLengths.find((length) => String(length) === value) ?? settings.questions,
            })
          }
        />
      </Grid>
      <Grid size={cells.half} sx={wholeWithLargeText}>
        <SelectField
          labelPosition="hidden"
          fullWidth
          label="Clock"
          options={clocks}
          value={settings.clock}
          onChange={(clock) => onChange({ ...settings, clock })}
        />
      </Grid>
      <Grid size={cells.whole}>
        <SelectField
          labelPosition="hidden"
          fullWidth
          label="Explanations"
          options={reasons}
          value={settings.reasons}
          onChange={(when) => onChange({ ...settings, reasons: when })}
        />
      </Grid>
    </Grid>
  );
}

/** Three in a row from a tablet up; on a phone the two short ones are side by side. */
const cells = { half: { xs: 6, sm: 'auto' }, whole: { xs: 12, sm: 'auto' } } as const;
const wholeWithLargeText = { [largeTextMediaQuery]: { width: '100%' } } as const;
