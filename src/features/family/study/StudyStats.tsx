import type { ChildDetail } from '@/domain/family/detail';
import { weekdays } from '@/domain/family/records';
import {
  dailyShare,
  sessionCount,
  sessionWords,
  targetWords,
  totalHours,
  weeksIn,
} from '@/domain/family/study';
import { hours, number } from '@/lib/format';
import { CardCell, CardGrid } from '@/ui/CardGrid';
import { StatCard } from '@/ui/StatCard';

/** The four figures at the top of the study time. */
export function StudyStats({ detail }: { detail: ChildDetail }) {
  const { log, weeklyTargetHours, studyStreakWeeks } = detail;
  const week = weeksIn(log, 'week');
  const total = totalHours(week);
  return (
    <CardGrid>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label={'This Week\u2019s Total'}
          figure={hours(total)}
          unit="h"
          compared={targetWords(total, weeklyTargetHours)}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Daily Average"
          figure={hours(total / weekdays.length)}
          unit="h"
          compared={`the target asks ${hours(dailyShare(detail))} h a day`}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Study Streak"
          figure={number(studyStreakWeeks)}
          unit={studyStreakWeeks === 1 ? 'week' : 'weeks'}
          compared={studyStreakWeeks === 0 ? 'begins with the next full week' : 'in a row'}
          highlight={studyStreakWeeks > 0}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard label="Sessions" figure={number(sessionCount(week))} compared={sessionWords(log)} />
      </CardCell>
    </CardGrid>
  );
}
