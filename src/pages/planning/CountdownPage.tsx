import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { Countdown } from '@/features/planning/countdown/Countdown';
import { site } from '@/site';
import { MilestoneLine } from '@/ui/drawings/MilestoneLine';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeading } from '@/ui/page/PageHeading';
import { useHydrated } from '@/ui/loading/useHydrated';
import { TextBesidePicture } from '@/ui/page/TextBesidePicture';
import { StudentRow } from '@/ui/row/StudentRow';

export default function CountdownPage() {
  const [search] = useSearchParams();
  // The prerendered page has no query string, and the first render must match it.
  const hydrated = useHydrated();
  return (
    <>
      <StudentRow current="countdown" />
      <PageBody>
        <Stack spacing={4}>
          <TextBesidePicture picture={<MilestoneLine />}>
            <PageHeading
              title={site.countdown.heading}
              line="See how many days are left and what to do when. The schedule is our advice, but the deadlines are the test maker’s."
            />
          </TextBesidePicture>
          <div>
            <PartErrorBoundary name="The countdown">
              <Countdown address={hydrated ? search.get('date') : null} />
            </PartErrorBoundary>
          </div>
        </Stack>
        <FactsCheckedNote />
      </PageBody>
    </>
  );
}
