import Box from '@mui/material/Box';
import { TryAgain } from '@/ui/loading/TryAgain';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { useHydrated } from '@/ui/page/useHydrated';
import { NeedsScripts } from '@/ui/page/NeedsScripts';

const load = () => import('./MeetingForm');

/** The form for a meeting, fetched after the page has come to life; its room is kept. */
export function MeetingRequest() {
  const form = useLazyModule(load, useHydrated());
  return (
    <Box sx={{ minHeight: { xs: 560, sm: 350 } }}>
      <NeedsScripts>The form needs JavaScript. An email to the address above does the same.</NeedsScripts>
      {form.state === 'failed' && (
        <>
          <p>The form couldn’t be loaded. You can also write to the address above.</p>
          <TryAgain failed={form} />
        </>
      )}
      {form.state === 'ready' && <form.module.MeetingForm />}
    </Box>
  );
}
