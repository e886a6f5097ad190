import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useUnreadVisitorView } from '@/data/record/useUnreadVisitorView';
import { pathOf, site } from '@/site';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { LinkButton } from '@/ui/controls/LinkButton';
import { ReturningMistake } from '@/ui/drawings/ReturningMistake';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { PageHeading } from '@/ui/page/PageHeading';
import { TextBesidePicture } from '@/ui/page/TextBesidePicture';
import { ErrorLogIntroduction } from './ErrorLogIntroduction';

interface EmptyErrorLogProps {
  /** True until the log has been read. */
  readonly isUnread: boolean;
}

/**
 * The error log of a student who hasn't missed anything yet. Until the log has been read, a student with a record sees a status line
 * above the introduction.
 */
export function EmptyErrorLog({ isUnread }: EmptyErrorLogProps) {
  const { frameStyles, isReadingOwn, visitorStyles } = useUnreadVisitorView(isUnread);
  return (
    <Stack spacing={4}>
      <PageHeading
        title={site.errorLog.heading}
        line="Every missed question returns until you have gotten it right twice."
      />
      <NoScriptNotice>
        Your mistakes are saved in this browser and nowhere else, and this page needs JavaScript to show them.
        Turn it on, then reload the page. Nothing is lost.
      </NoScriptNotice>
      <Box sx={frameStyles}>
        {isReadingOwn && (
          <Typography role="status" color="textSecondary">
            Looking for mistakes…
          </Typography>
        )}
        <Box sx={visitorStyles}>
          <Panel title="Questions to Go Over">
            <TextBesidePicture picture={<ReturningMistake />}>
              <EmptyState
                preview={null}
                title="No mistakes yet"
                text="Questions you miss, guess on, or leave blank in tests and drills appear here."
                action={<LinkButton to={pathOf('sectionStudy')}>Choose something to practice</LinkButton>}
              />
            </TextBesidePicture>
          </Panel>
        </Box>
      </Box>
      <ErrorLogIntroduction />
    </Stack>
  );
}
