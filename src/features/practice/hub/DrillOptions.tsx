import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  type OfferedDrillLength,
  offeredDrillLengths,
  type DrillRequest,
} from '@/domain/plan/drills/drill-request';
import { SegmentedControl } from '@/ui/controls/fields/SegmentedControl';
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

/** One column on a phone, equal columns on a tablet, and a row beside the text on a wide screen. */
const options = {
  display: { xs: 'grid', lg: 'flex' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(10.5rem, 1fr))' },
  flexWrap: 'wrap',
  columnGap: { xs: 2, lg: 3 },
  rowGap: 1.5,
} as const;

interface DrillOptionsProps {
  readonly settings: DrillSettings;
  readonly onChange: (settings: DrillSettings) => void;
}

/** Controls for the number of questions, the clock, and when explanations appear. They apply to every practice link below. */
export function DrillOptions({ settings, onChange }: DrillOptionsProps) {
  return (
    <Box sx={options}>
      <Option word="Questions">
        <SegmentedControl
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
      <Option word="Clock">
        <SegmentedControl
          label="Clock"
          options={clocks}
          value={settings.clock}
          onChange={(clock) => onChange({ ...settings, clock })}
          fullWidth
        />
      </Option>
      <Option word="Explanations">
        <SegmentedControl
          label="Explanations"
          options={reasons}
          value={settings.reasons}
          onChange={(when) => onChange({ ...settings, reasons: when })}
          fullWidth
        />
      </Option>
    </Box>
  );
}

function Option({ word, children }: { readonly word: string; readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '5.5rem minmax(0, 1fr)', sm: 'minmax(0, 1fr)', lg: 'auto auto' },
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        [largeTextMediaQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        '& [role="radiogroup"] label': { minWidth: { lg: '3.5rem' }, px: { lg: 1.5 }, whiteSpace: 'nowrap' },
      }}
    >
      <Typography aria-hidden variant="secondary">
        {word}
      </Typography>
      {children}
    </Box>
  );
}
