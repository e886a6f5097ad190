import { LazyInteractive } from '@/ui/guide/LazyInteractive';

const load = async () => (await import('./MeetingForm')).MeetingForm;

const reservedPx = { xs: 560, sm: 352, md: 352, lg: 352 } as const;

/** The meeting form, loaded after hydration. */
export function LazyMeetingForm() {
  return (
    <LazyInteractive name="The form" load={load} reservedPx={reservedPx}>
      <p>You can also email the address above.</p>
    </LazyInteractive>
  );
}
