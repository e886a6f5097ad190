import Typography from '@mui/material/Typography';
import { type AsOf, timeAgo } from '@/domain/dashboard/as-of';
import { type ActivityItem, activityTypeLabels } from '@/domain/dashboard/insights/activities';
import { formatNumber } from '@/lib/text/format';
import { localDayAt } from '@/lib/dates/localTime';
import { StatusBadge } from '@/ui/marks/StatusBadge';
import type { ActivityListRow } from './ActivityPanel';

/** Returns a list row for each activity, with its badge if it has one. */
export function activityBadgeRows(
  activities: readonly ActivityItem[],
  asOf: AsOf,
): readonly ActivityListRow[] {
  return activities.map(({ id, title, detail, startMs, badge, sitting }) => ({
    id,
    title,
    sitting,
    day: localDayAt(startMs),
    facts: [detail, timeAgo(startMs, asOf)],
    outcome: badge === null ? null : <StatusBadge status={badge} />,
  }));
}

/**
 * Returns a list row for each activity, with its type, duration, and score. Scores are percentages except those of practice tests.
 */
export function activityScoreRows(
  activities: readonly ActivityItem[],
  asOf: AsOf,
): readonly ActivityListRow[] {
  return activities.map(({ id, type, title, displayText, startMs, minutes, sitting }) => ({
    id,
    title,
    sitting,
    day: localDayAt(startMs),
    facts: [
      activityTypeLabels[type],
      timeAgo(startMs, asOf),
      `${formatNumber(minutes)} min${isFullTest(sitting) ? ' without breaks' : ''}`,
    ],
    outcome:
      displayText === null ? null : (
        <Typography component="span" variant="strong">
          {displayText}
        </Typography>
      ),
  }));
}

const isFullTest = (sitting: ActivityItem['sitting']) =>
  sitting?.kind === 'test' && sitting.test.scope === 'full';
