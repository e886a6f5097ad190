import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { notificationsHeadline } from '@/domain/dashboard/tab-headlines';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { Notice, useNotice } from '@/ui/page/Notice';
import { emailChoices, smsChoices } from './notifications/choices';
import { type Contact, ContactPanel } from './notifications/ContactPanel';
import { RecentNotifications } from './notifications/RecentNotifications';
import { SwitchPanel } from './notifications/SwitchPanel';
import { TimingPanel } from './notifications/TimingPanel';
import { useNotificationState } from './notifications/useNotificationState';
import { useReadMarks } from './notifications/useReadMarks';
import { Headline } from './panels/Headline';
import type { TabProps } from './tabProps';
import { visitScope } from './useDashboard';

/** Notifications: what is new, and what is to be told, where to and when. */
export default function NotificationsTab({ family, record, detail }: TabProps) {
  const state = useNotificationState(detail.settings, visitScope(family, record));
  const { settings } = state;
  const { notifications, readAll } = useReadMarks(family, record);
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
      <Headline sentence={notificationsHeadline(notifications)} />
      <CardGrid>
        <CardCell wide={5}>
          <RecentNotifications notifications={notifications} asOf={family.asOf} onReadAll={readAll} />
        </CardCell>
        <CardCell wide={7}>
          <SwitchPanel
            title="Email Notifications"
            choices={emailChoices}
            values={settings.email}
            onFlip={state.flipEmail}
          />
        </CardCell>
        <CardCell wide={7}>
          <SwitchPanel
            title="SMS Notifications"
            choices={smsChoices}
            values={settings.sms}
            onFlip={state.flipSms}
          />
        </CardCell>
        <CardCell wide={5}>
          <TimingPanel timing={settings.timing} onChange={state.setTiming} />
        </CardCell>
        <CardCell wide={12} medium={12}>
          <ContactPanel register={register} errors={formState.errors} onType={state.setContact} />
        </CardCell>
      </CardGrid>
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Button type="submit" variant="contained">
          Save Notification Settings
        </Button>
        <Typography variant="body2" color="textSecondary">
          Settings last for this visit: nothing is stored or sent.
        </Typography>
      </Box>
      <Notice said={said} hush={hush} />
    </Box>
  );
}
