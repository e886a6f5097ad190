import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Standing } from '@/domain/plan/ability/standing';
import type { TopicOutlook } from '@/domain/plan/drills/topic-outlook';
import { answersText, estimateText, gainText } from './standingText';
import { StandingMark } from './StandingMark';

interface TopicRowProps {
  readonly outlook: TopicOutlook;
  readonly name: string;
  /** The address of the drill. */
  readonly to: string;
  /** The action of the row, for screen readers: "Practice 10 questions". */
  readonly action: string;
  /** The number of questions, if practice has fewer than requested; otherwise null. */
  readonly fewer?: string | null;
  /** True if the topic's section has no answers, so that its rows only outline what will appear. */
  readonly isPreview: boolean;
  /** A further link beside the row. */
  readonly end?: ReactNode;
}

/**
 * A topic, what practice can still gain in it, and below, at full width, how the student is doing. All of it is one link to practice
 * the topic. Its name for screen readers is its text, with the figures that the drawing shows.
 */
export function TopicRow({
  outlook: { topic, standing, gain },
  name,
  to,
  action,
  fewer = null,
  isPreview,
  end,
}: TopicRowProps) {
  const notes = [fewer, noteOf(standing, gain)].filter((note) => note !== null);
  return (
    <ListItem disablePadding divider>
      <ListItemButton component={Link} to={to} sx={button}>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: 2 }}
        >
          <Typography component="span" variant="body2" sx={{ fontWeight: 550 }}>
            {name}
          </Typography>
          {notes.length > 0 && (
            <Typography component="span" variant="secondary">
              <span style={visuallyHidden}>, </span>
              <span>{notes.join(', ')}</span>
            </Typography>
          )}
        </Stack>
        <StandingMark section={topic.section} standing={standing} empty={isPreview ? 'line' : 'dots'} />
        <span style={visuallyHidden}>{`. ${detailOf(standing)}${action}`}</span>
      </ListItemButton>
      {end}
    </ListItem>
  );
}

function noteOf(standing: Standing, gain: number | null): string | null {
  if (standing.kind === 'few') return answersText(standing.responses);
  return gain === null ? null : gainText(gain);
}

function detailOf(standing: Standing): string {
  return standing.kind === 'fresh' || standing.kind === 'old' ? `${estimateText(standing)}. ` : '';
}

/** As wide as the card, whose padding the row has itself. */
const button = {
  display: 'block',
  position: 'relative',
  px: { xs: 2, sm: 3 },
  py: 1,
  borderRadius: 0,
  minWidth: 0,
  // Inside the row, because the card's edge and the next row are beside it.
  outlineOffset: '-3px !important',
  color: 'text.primary',
} as const;

/** For a list of rows within a padded card: rows reach its edges, and their text begins where the card's does. */
export const rowsToEdges = { mx: { xs: -2, sm: -3 } } as const;
