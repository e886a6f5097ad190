import Typography from '@mui/material/Typography';
import type { ActivityItem } from '@/domain/family/detail';
import type { Activity, ActivityBadge } from '@/domain/family/records';
import { addDays, type IsoDay } from '@/lib/calendar';
import { day, number, percent } from '@/lib/format';
import { StatusBadge, type Tone } from '@/ui/cards/StatusBadge';
import type { ActivityRow } from './ActivityPanel';

const badgeTones: Readonly<Record<ActivityBadge, Tone>> = { Excellent: 'good', Good: 'fair', Missed: 'risk' };

/** The rows of the overview's activities, each with its badge. */
export function badgeRows(activities: readonly Activity[]): readonly ActivityRow[] {
  return activities.map(({ id, title, detail, when, badge }) => ({
    id,
    title,
    line: `${detail} \u00b7 ${when}`,
    outcome: <StatusBadge tone={badgeTones[badge]} word={badge} />,
  }));
}

const typeWords: Readonly<Record<ActivityItem['type'], string>> = {
  practice_test: 'Practice test',
  section_study: 'Section study',
  weakness_targeting: 'Weakness practice',
};

/** The rows of the detailed activities. A score is a percentage unless it is that of a practice test. */
export function scoreRows(activities: readonly ActivityItem[], today: IsoDay): readonly ActivityRow[] {
  return activities.map(({ id, type, title, score, daysAgo, minutes }) => ({
    id,
    title,
    line: `${typeWords[type]} \u00b7 ${day(addDays(today, -daysAgo))} \u00b7 ${number(minutes)} min`,
    outcome: (
      <Typography component="span" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {type === 'practice_test' ? number(score) : percent(score)}
      </Typography>
    ),
  }));
}
