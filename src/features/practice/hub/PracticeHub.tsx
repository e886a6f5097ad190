import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useState } from 'react';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import type { StudentRecord } from '@/data/record/api';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { topicOf } from '@/domain/plan/topics';
import { usualDrill } from '@/domain/plan/drill-request';
import { withRetries } from '@/lib/retry';
import { site } from '@/site';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { CouldNotRead } from '@/ui/loading/CouldNotRead';
import { NeedsScripts } from '@/ui/page/NeedsScripts';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeading } from '@/ui/page/PageHeading';
import { DrillOptions, type DrillWishes } from './DrillOptions';
import { asksForDrill } from '../drill/load';
import { loadHub, startHub } from './load';
import { HubCardsRoom } from './HubCardsRoom';
import { SectionPanel } from './SectionPanel';
import { BeforeFirstEssay, WritingPanel } from './WritingPanel';

if (!import.meta.env.SSR && !asksForDrill(window.location.search)) startHub();

const read = async (record: StudentRecord) => (await withRetries(loadHub)).readHub(record);

/** The section that an address asks for, by its own name or by one of its topics. */
function sectionOfFocus(focus: string | null): ScoredSection | null {
  return scoredSections.find((section) => section === focus) ?? topicOf(focus ?? '')?.section ?? null;
}

/**
 * The hub of practice: today's step, what is due, and every section with its topics. Kept as it is where only its page learns
 * something: a hundred links take a while to render.
 */
export const PracticeHub = memo(function PracticeHub({ focus }: { readonly focus: string | null }) {
  const hub = useLazyModule(loadHub, true);
  const { facts: found, readAgain } = useRecordFacts(read);
  const facts = found === readFailed ? null : found;
  const [wishes, setWishes] = useState<DrillWishes>(usualDrill);
  const focused = sectionOfFocus(focus);
  const { standing, clock } = facts?.shown[wishes.clock] ?? { standing: null, clock: wishes.clock };
  const isRead = facts !== null;
  const tryAgain = () => {
    if (hub.state === 'failed') void hub.retry();
    readAgain();
  };
  useEffect(() => {
    if (focused === null || !isRead) return;
    const heading = document.getElementById(`section-${focused}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [focused, isRead]);
  return (
    <PageBody>
      {hub.state === 'ready' ? (
        <hub.module.HubHeading testDate={facts?.testDate ?? null} />
      ) : (
        <PageHeading title={site.sectionStudy.title} line="Ten good minutes, where they count most." />
      )}
      <Box sx={{ mt: 4, mb: 6 }}>
        <NeedsScripts>
          Practice runs in your browser and needs JavaScript. Turn it on, then reload the page.
        </NeedsScripts>
        {found === readFailed && <CouldNotRead onTryAgain={tryAgain} />}
        {(found === null || (facts !== null && hub.state !== 'ready')) && <HubCardsRoom />}
        {facts !== null && hub.state === 'ready' && <hub.module.HubCards facts={facts} />}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: 2,
          mb: 3,
        }}
      >
        <div>
          <Typography variant="h2">Sections</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '46ch' }}>
            A section’s button mixes its topics; a row keeps to one, and shows a number where it has fewer
            questions. Dot: the share you would get right{' '}
            {clock === 'timed' ? 'against the clock' : 'without a clock'}, as an estimate. Line: its likely
            range.
          </Typography>
        </div>
        <DrillOptions wishes={wishes} onChange={setWishes} />
      </Box>
      <Box sx={grid}>
        {scoredSections.map((section) => (
          <SectionPanel
            key={section}
            section={section}
            standing={standing}
            questionsOf={facts?.questionsOf ?? null}
            wishes={wishes}
            focused={focused === section}
          />
        ))}
        <WritingPanel>
          {facts?.hasEssay === true && hub.state === 'ready' ? (
            <hub.module.EssayPart />
          ) : (
            <BeforeFirstEssay />
          )}
        </WritingPanel>
      </Box>
    </PageBody>
  );
});

const grid = {
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;
