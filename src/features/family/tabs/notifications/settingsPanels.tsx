import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { contactLimits, emailProblem, validatePhone } from '@/domain/dashboard/contact-validation';
import type { NotificationSettings } from '@/domain/learner/notification-settings';
import { Panel } from '@/ui/cards/Panel';
import { Row, RowList } from '@/ui/cards/RowList';
import { FormField, RequiredLegend } from '@/ui/controls/fields/FormField';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { SwitchField } from '@/ui/controls/fields/SwitchField';
import {
  reportDayOptions,
  reminderFrequencyOptions,
  reportTimeOptions,
  type TimingSettings,
} from './notificationChoices';

interface SwitchPanelProps<Field extends string> {
  readonly title: string;
  readonly choices: readonly { readonly field: Field; readonly label: string; readonly line: string }[];
  readonly values: Readonly<Record<Field, boolean>>;
  readonly onFlip: (field: Field) => void;
}

/** Switches for the notifications of one kind. */
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
          <Row key={field}>
            <SwitchField label={label} hint={line} isOn={values[field]} onChange={() => onFlip(field)} />
          </Row>
        ))}
      </RowList>
    </Panel>
  );
}

interface TimingPanelProps {
  readonly timing: TimingSettings;
  readonly onChange: (change: Partial<TimingSettings>) => void;
}

/** When reports and reminders are sent. */
export function TimingPanel({ timing, onChange }: TimingPanelProps) {
  return (
    <Panel title="Timing">
      <Stack spacing={2.5}>
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
      </Stack>
    </Panel>
  );
}

export type ContactSettings = NotificationSettings['contact'];

interface ContactPanelProps {
  readonly register: UseFormRegister<ContactSettings>;
  readonly errors: FieldErrors<ContactSettings>;
  /** Called on every keystroke, so that typed text survives switching tabs. */
  readonly onType: (change: Partial<ContactSettings>) => void;
  /** The button that saves all settings, at the bottom of the card. */
  readonly children: ReactNode;
}

/** Where notifications are sent. */
export function ContactPanel({ register, errors, onType, children }: ContactPanelProps) {
  const email = register('email', {
    validate: (text) => emailProblem(text) ?? true,
    onChange: (event: { target: { value: string } }) => onType({ email: event.target.value }),
  });
  const phone = register('phone', {
    validate: (text) => validatePhone(text) ?? true,
    onChange: (event: { target: { value: string } }) => onType({ phone: event.target.value }),
  });
  return (
    <Panel title="Contact" control={<RequiredLegend />}>
      <Stack spacing={2.5} sx={{ maxWidth: '28rem' }}>
        <FormField
          label="Email address"
          required
          type="email"
          autoComplete="email"
          maxLength={contactLimits.email}
          field={email}
          error={errors.email?.message}
        />
        <FormField
          label="Phone number"
          required
          type="tel"
          autoComplete="tel"
          maxLength={contactLimits.phone}
          field={phone}
          error={errors.phone?.message}
        />
      </Stack>
      <Stack direction="row" sx={{ mt: 3, flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        {children}
      </Stack>
    </Panel>
  );
}
