import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { NotificationSettings } from '@/domain/learner/notification-settings';
import { CardCell, CardColumn, CardGrid } from '@/ui/cards/CardGrid';
import { Toast, useToast } from '@/ui/page/Toast';
import { useVisitState, createVisitKey } from '@/data/visitState';
import {
  emailChoices,
  smsChoices,
  type EmailField,
  type SmsField,
  type TimingSettings,
} from './notificationChoices';
import { type ContactSettings, ContactPanel, SwitchPanel, TimingPanel } from './settingsPanels';

interface SampleNotificationSettingsProps {
  readonly sample: NotificationSettings;
  /** Identifies the child (see `learnerVisitKey`), so that each child's changes are kept for the visit. */
  readonly scope: string;
  /** The card of recent notifications, which goes beside the first settings. */
  readonly recent: ReactNode;
  /** True if the timing card goes below the notifications, so that both columns are equally tall. */
  readonly recentIsShort: boolean;
}

const settingsKey = createVisitKey<NotificationSettings>();

/** The child's notification settings, including unsaved changes, kept for the visit. */
function useNotificationSettings(sample: NotificationSettings, scope: string) {
  const [settings, change] = useVisitState(settingsKey, sample, scope);
  return {
    settings,
    flipEmail: (field: EmailField) =>
      change((was) => ({ ...was, email: { ...was.email, [field]: !was.email[field] } })),
    flipSms: (field: SmsField) =>
      change((was) => ({ ...was, sms: { ...was.sms, [field]: !was.sms[field] } })),
    setTiming: (timing: Partial<TimingSettings>) =>
      change((was) => ({ ...was, timing: { ...was.timing, ...timing } })),
    setContact: (contact: Partial<NotificationSettings['contact']>) =>
      change((was) => ({ ...was, contact: { ...was.contact, ...contact } })),
  };
}

/**
 * A sample family's notification settings: which notifications are sent, where, and when. Nothing is stored or sent, and the screen
 * says so.
 */
export function SampleNotificationSettings({
  sample,
  scope,
  recent,
  recentIsShort,
}: SampleNotificationSettingsProps) {
  const state = useNotificationSettings(sample, scope);
  const { settings } = state;
  const { said, say, clearMessage } = useToast();
  const { register, handleSubmit, formState } = useForm<ContactSettings>({ defaultValues: settings.contact });
  const timing = <TimingPanel timing={settings.timing} onChange={state.setTiming} />;
  const save = handleSubmit(() => say('Saved for this visit'));
  return (
    <form
      noValidate
      aria-label="Notification settings"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <CardGrid>
        <CardCell wide={5} medium={12} onPaper={12}>
          {recentIsShort ? (
            <CardColumn>
              {recent}
              <Box sx={{ display: 'grid', displayPrint: 'none' }}>{timing}</Box>
            </CardColumn>
          ) : (
            recent
          )}
        </CardCell>
        <CardCell wide={7} medium={12} onPaper={0}>
          <CardColumn>
            <SwitchPanel
              title="Email Notifications"
              choices={emailChoices}
              values={settings.email}
              onFlip={state.flipEmail}
            />
            <SwitchPanel
              title="SMS Notifications"
              choices={smsChoices}
              values={settings.sms}
              onFlip={state.flipSms}
            />
          </CardColumn>
        </CardCell>
        {!recentIsShort && (
          <CardCell wide={5} onPaper={0}>
            {timing}
          </CardCell>
        )}
        <CardCell wide={recentIsShort ? 12 : 7} medium={recentIsShort ? 12 : 6} onPaper={0}>
          <ContactPanel register={register} errors={formState.errors} onType={state.setContact}>
            <Button type="submit" variant="contained">
              Save Notification Settings
            </Button>
            <Typography variant="secondary">
              Your settings last only for this visit, and nothing is sent.
            </Typography>
          </ContactPanel>
        </CardCell>
      </CardGrid>
      <Toast said={said} clearMessage={clearMessage} />
    </form>
  );
}
