import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller, useForm } from 'react-hook-form';
import { useToday } from '@/data/useToday';
import { type MeetingRequest, meetingTopics, validateMeetingRequest } from '@/domain/contact/meeting-request';
import { localTimeZone } from '@/lib/dates/localTime';
import { MailWrittenNotice } from '@/ui/controls/mail/MailWrittenNotice';
import { FormField } from '@/ui/controls/fields/FormField';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { useMailProgram } from '@/ui/controls/mail/useMailProgram';
import { textWidth } from '@/ui/guide/TextBlocks';
import { meetingFormErrors, meetingRequestEmail } from './meetingRequestEmail';

interface MeetingFormProps {
  /** Opens a "mailto:" URL. */
  readonly openMail?: (address: string) => void;
}

const empty: MeetingRequest & { note: string } = { date: '', time: '', topic: '', note: '' };

const topicOptions = [
  { value: '', label: 'Choose a topic' },
  ...meetingTopics.map((topic) => ({ value: topic, label: topic })),
];

/**
 * Requests a meeting: validates date, time, and topic, then opens the message in the user's mail program. The site sends nothing.
 */
export function MeetingForm({ openMail }: MeetingFormProps) {
  const today = useToday();
  const { control, register, handleSubmit, formState } = useForm({ defaultValues: empty });
  const { errors } = formState;
  const { written, writeMail, forgetMail } = useMailProgram(openMail);
  const submit = handleSubmit(
    ({ note, ...typed }) => writeMail(meetingRequestEmail(typed, note, localTimeZone())),
    forgetMail,
  );
  const ruleOf = (name: keyof MeetingRequest) => ({
    validate: (_: string, typed: MeetingRequest) => {
      const error = meetingFormErrors(validateMeetingRequest(typed, today))[name];
      return error === '' || error;
    },
  });
  return (
    <Stack
      component="form"
      noValidate
      aria-label="Request a meeting"
      spacing={2}
      sx={{ maxWidth: textWidth }}
      onSubmit={(event) => void submit(event)}
    >
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, sm: 4 }}>
          <FormField
            label="Date"
            type="date"
            field={register('date', ruleOf('date'))}
            error={errors.date?.message}
          />
        </Grid>
        <Grid size={{ xs: 12, sm: 4 }}>
          <FormField
            label="Time"
            type="time"
            field={register('time', ruleOf('time'))}
            error={errors.time?.message}
          />
        </Grid>
        <Grid size={{ xs: 12, sm: 4 }}>
          <Controller
            name="topic"
            control={control}
            rules={ruleOf('topic')}
            render={({ field: { ref, value, onChange } }) => (
              <SelectField
                label="Topic"
                options={topicOptions}
                selectRef={ref}
                value={value}
                onChange={onChange}
                error={errors.topic?.message ?? ''}
              />
            )}
          />
        </Grid>
      </Grid>
      <FormField
        label="Anything a coach should know (optional)"
        rows={3}
        maxLength={1000}
        field={register('note')}
      />
      <Typography variant="secondary">
        The button opens your mail program with the message written out. This page doesn’t send your request.
        It goes out when you send the email.
      </Typography>
      <div>
        <Button type="submit" variant="contained">
          Write the email
        </Button>
        <MailWrittenNotice text={written} />
      </div>
    </Stack>
  );
}
