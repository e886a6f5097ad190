import { LaterPiece } from '@/ui/guide/LaterPiece';

const load = async () => (await import('./MeetingForm')).MeetingForm;

const roomPx = { xs: 560, sm: 350, md: 350, lg: 350 } as const;

/** The form for a meeting, fetched after the page has come to life. */
export function MeetingRequest() {
  return (
    <LaterPiece what="The form" load={load} roomPx={roomPx}>
      <p>You can also email the address above.</p>
    </LaterPiece>
  );
}
