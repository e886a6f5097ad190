import Stack from '@mui/material/Stack';
import { memo, type ReactNode, useDeferredValue, useEffect } from 'react';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { findTopic } from '@/domain/plan/topics/topics';
import { HydrationBoundary } from '@/ui/loading/HydrationBoundary';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { PageBody } from '@/ui/page/PageBody';
import { readHubFactsFromRecord } from './hubFacts';
import { HubHeading } from './HubHeading';
import { HubSections } from './HubSections';

/** Returns the section that the address names, directly or by one of its topics; null if none. */
function sectionOfFocus(focus: string | null): ScoredSection | null {
  return scoredSections.find((section) => section === focus) ?? findTopic(focus ?? '')?.section ?? null;
}

interface PracticeHubProps {
  readonly focus: string | null;
  /** The card with today's task. */
  readonly today: ReactNode;
}

/** The practice hub: the card with today's task, then every section with its topics, which render after it. */
export const PracticeHub = memo(function PracticeHub({ focus, today }: PracticeHubProps) {
  const { facts: found, readAgain } = useRecordFacts(readHubFactsFromRecord);
  const hub = found === readFailed ? null : found;
  // Renders today's card before the sections below, whose many links take longer.
  const hubBelow = useDeferredValue(hub);
  const focused = sectionOfFocus(focus);
  const isRead = hubBelow !== null;
  useEffect(() => {
    if (focused === null || !isRead) return;
    const heading = document.getElementById(`section-${focused}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [focused, isRead]);
  return (
    <PageBody>
      <Stack spacing={6}>
        <Stack spacing={4}>
          <HubHeading facts={hub} />
          <NoScriptNotice>
            Practice runs in your browser and needs JavaScript. Turn it on, then reload the page.
          </NoScriptNotice>
          <div>{found === readFailed ? <ReadFailureNotice onTryAgain={readAgain} /> : today}</div>
        </Stack>
        <HydrationBoundary>
          <PartErrorBoundary name="The list of sections">
            <HubSections facts={hubBelow} focused={focused} />
          </PartErrorBoundary>
        </HydrationBoundary>
      </Stack>
    </PageBody>
  );
});
