import Typography from '@mui/material/Typography';
import { type AsOf, timeAgo } from '@/domain/dashboard/clock';
import type { ActivityBadge, ActivityItem } from '@/domain/dashboard/told/activities';
import { number } from '@/lib/format';
import { dayAt } from '@/lib/localTime';
import { StatusBadge, type Tone } from '@/ui/cards/StatusBadge';
import type { ActivityRow } from './ActivityPanel';

const badgeTones: Readonly<Record<ActivityBadge, Tone>> = { Excellent: 'good', Good: 'fair', Missed: 'risk' };

/** The rows of the activities, each with its badge where it has one. */
export function badgeRows(activities: readonly ActivityItem[], asOf: AsOf): readonly ActivityRow[] {
  return activities.map(({ id, title, detail, at, badge, sitting }) => ({
    id,
    title,
    sitting,
    day: dayAt(at),
    facts: [detail, timeAgo(at, asOf)],
    outcome: badge === null ? null : <StatusBadge tone={badgeTones[badge]} word={badge} />,
  }));
}

const typeWords: Readonly<Record<ActivityItem['type'], string>> = {
  practice_test: 'Practice test',
  section_study: 'Section study',
  weakness_targeting: 'Weakness practice',
};

/** The rows of the detailed activities. A score is a percentage unless it is that of a practice test. */
export function scoreRows(activities: readonly ActivityItem[], asOf: AsOf): readonly ActivityRow[] {
  return activities.map(({ id, type, title, shown, at, minutes, sitting }) => ({
    id,
    title,
    sitting,
    day: dayAt(at),
    facts: [
      typeWords[type],
      timeAgo(at, asOf),
      `${number(minutes)} min${isFullTest(sitting) ? ' without breaks' : ''}`,
    ],
    outcome:
      shown === null ? null : (
        <Typography component="span" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {shown}
        </Typography>
      ),
  }));
}

const isFullTest = (sitting: ActivityItem['sitting']) =>
  sitting?.kind === 'test' && sitting.test.scope === 'full';
