import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { hiddenWithOwnRecord } from '@/data/record/learner/recordMark';
import { useHasOwnRecord } from '@/data/record/useHasOwnRecord';
import { pathOf, site } from '@/site';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { LinkButton } from '@/ui/controls/LinkButton';
import { PageHeading } from '@/ui/page/PageHeading';
import { ErrorLogIntroduction } from './ErrorLogIntroduction';

/** The error log of a student who hasn't missed anything yet. */
export function EmptyErrorLog() {
  return (
    <>
      <ErrorLogHeading />
      <FirstSteps />
    </>
  );
}

/**
 * Shown until the log has been read: an introduction for a visitor, but only a status line for a student with a record, for whom
 * the introduction would disappear again.
 */
export function ErrorLogPlaceholder() {
  const isOwn = useHasOwnRecord();
  return (
    <>
      <ErrorLogHeading />
      {isOwn === true ? (
        <Typography role="status" color="textSecondary" sx={{ mt: 4, minHeight: '100vh' }}>
          Looking for mistakes…
        </Typography>
      ) : (
        <Box sx={isOwn === null ? hiddenWithOwnRecord : undefined}>
          <FirstSteps />
        </Box>
      )}
    </>
  );
}

export function ErrorLogHeading() {
  return (
    <PageHeading
      title={site.errorLog.heading}
      line="Every missed question returns until you have gotten it right twice."
    />
  );
}

function FirstSteps() {
  return (
    <Box sx={{ mt: 4 }}>
      <Panel title="No mistakes yet">
        <EmptyState
          title="Nothing to go over"
          text="Questions you miss, guess on, or leave blank in tests and drills appear here."
          action={<LinkButton to={pathOf('sectionStudy')}>Choose something to practice</LinkButton>}
        />
      </Panel>
      <ErrorLogIntroduction />
    </Box>
  );
}
