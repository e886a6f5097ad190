import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { NotificationSettings } from '@/domain/learner/settings';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { Notice, useNotice } from '@/ui/page/Notice';
import { emailChoices, smsChoices } from './choices';
import { type Contact, ContactPanel } from './ContactPanel';
import { SwitchPanel } from './SwitchPanel';
import { TimingPanel } from './TimingPanel';
import { useNotificationState } from './useNotificationState';

interface SampleSettingsProps {
  readonly sample: NotificationSettings;
  /** Under which the visit's state is saved. */
  readonly scope: string;
  /** The card of the notifications, beside the first of the settings. */
  readonly recent: ReactNode;
}

/** What a sample family wants to be told, where to and when. Nothing is stored or sent, and the screen says so. */
export function SampleSettings({ sample, scope, recent }: SampleSettingsProps) {
  const state = useNotificationState(sample, scope);
  const { settings } = state;
  const { said, say, hush } = useNotice();
  const { register, handleSubmit, formState } = useForm<Contact>({ defaultValues: settings.contact });
  const save = handleSubmit(() => say('Saved for this visit'));
  return (
    <Box
      component="form"
      noValidate
      aria-label="Notification settings"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <CardGrid>
        <CardCell wide={5} medium={12}>
          {recent}
        </CardCell>
        <CardCell wide={7} medium={12}>
          {/* Together as high as the notifications beside them. */}
          <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 }, gridTemplateRows: 'auto 1fr' }}>
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
          </Box>
        </CardCell>
        <CardCell wide={5}>
          <TimingPanel timing={settings.timing} onChange={state.setTiming} />
        </CardCell>
        <CardCell wide={7}>
          <ContactPanel register={register} errors={formState.errors} onType={state.setContact}>
            <Button type="submit" variant="contained">
              Save Notification Settings
            </Button>
            <Typography variant="body2" color="textSecondary">
              Settings last only for this visit, and nothing is sent.
            </Typography>
          </ContactPanel>
        </CardCell>
      </CardGrid>
      <Notice said={said} hush={hush} />
    </Box>
  );
}
