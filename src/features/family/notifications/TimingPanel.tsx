import Box from '@mui/material/Box';
import { Panel } from '@/ui/cards/Panel';
import { SelectField } from '@/ui/controls/SelectField';
import { dayOptions, frequencyOptions, timeOptions, type Timing } from './choices';

interface TimingPanelProps {
  readonly timing: Timing;
  readonly onChange: (change: Partial<Timing>) => void;
}

/** When reports and reminders are due. */
export function TimingPanel({ timing, onChange }: TimingPanelProps) {
  return (
    <Panel title="Timing">
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <SelectField
          label="Daily report time"
          options={timeOptions}
          value={timing.dailyReportTime}
          onChange={(dailyReportTime) => onChange({ dailyReportTime })}
        />
        <SelectField
          label="Weekly report day"
          options={dayOptions}
          value={timing.weeklyReportDay}
          onChange={(weeklyReportDay) => onChange({ weeklyReportDay })}
        />
        <SelectField
          label="Reminder frequency"
          options={frequencyOptions}
          value={timing.reminderFrequency}
          onChange={(reminderFrequency) => onChange({ reminderFrequency })}
        />
      </Box>
    </Panel>
  );
}
