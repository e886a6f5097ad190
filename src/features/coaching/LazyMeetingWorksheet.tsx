import { LazyInteractive } from '@/ui/guide/LazyInteractive';

const load = async () => (await import('./MeetingWorksheet')).MeetingWorksheet;

const reservedPx = { xs: 1330, sm: 1005, md: 984, lg: 984 } as const;

/** The meeting worksheet, loaded after hydration. */
export function LazyMeetingWorksheet() {
  return (
    <LazyInteractive name="The worksheet" load={load} reservedPx={reservedPx}>
      <p>
        A sheet of paper will do. Write down your scores with their dates, the three topics that cost you the
        most, the wrong answers that tempt you, and three questions for the coach.
      </p>
    </LazyInteractive>
  );
}
