import Box from '@mui/material/Box';
import { Panel } from '@/ui/cards/Panel';
import { SelectField } from '@/ui/controls/fields/SelectField';
import {
  reportDayOptions,
  reminderFrequencyOptions,
  reportTimeOptions,
  type TimingSettings,
} from './notificationChoices';

interface TimingPanelProps {
  readonly timing: TimingSettings;
  readonly onChange: (change: Partial<TimingSettings>) => void;
}

export function TimingPanel({ timing, onChange }: TimingPanelProps) {
  return (
    <Panel title="Timing">
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <SelectField
          label="Daily report time"
          options={reportTimeOptions}
          value={timing.dailyReportTime}
          onChange={(dailyReportTime) => onChange({ dailyReportTime })}
        />
        <SelectField
          label="Weekly report day"
          options={reportDayOptions}
          value={timing.weeklyReportDay}
          onChange={(weeklyReportDay) => onChange({ weeklyReportDay })}
        />
        <SelectField
          label="Reminder frequency"
          options={reminderFrequencyOptions}
          value={timing.reminderFrequency}
          onChange={(reminderFrequency) => onChange({ reminderFrequency })}
        />
      </Box>
    </Panel>
  );
}
