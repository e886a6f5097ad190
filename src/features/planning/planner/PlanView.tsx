import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useState } from 'react';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import { overdueEntries } from '@/domain/plan/schedule/completed-entries';
import { timeUntilTest } from '@/domain/plan/schedule/milestones';
import { maxDayMinutes, rescheduleMissed } from '@/domain/plan/schedule/reschedule-missed';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import type { PlanToFollow } from '@/domain/plan/weeks/plan-to-follow';
import { groupIntoWeeks } from '@/domain/plan/weeks/plan-weeks';
import { noFullTestReason, fullTestsTaken } from '@/domain/plan/weeks/full-tests';
import { type IsoDay, mondayOf } from '@/lib/dates/calendar';
import type { CalendarOwner } from '@/lib/dates/ics';
import { Panel } from '@/ui/cards/Panel';
import { DensePrintStyles } from '@/ui/print/PrintStyles';
import { SectionStack } from '@/ui/cards/CardGrid';
import { SectionShares } from './SectionShares';
import { MissedNotice } from './MissedNotice';
import { PastWeeks } from './PastWeeks';
import { PlanWeekDays, type WeeksContext } from './PlanWeekDays';
import { PlanHeader } from './PlanHeader';
import { useIsPrinting } from '@/ui/print/useIsPrinting';
import { WeekCard } from './WeekCard';
import {
  timeLeftText,
  noFullTestText,
  nothingToCatchUpText,
  rescheduleResultText,
  autoCheckText,
  rescheduleUndoneText,
  weekProgressText,
  weekTitle,
} from './plannerTexts';

interface PlanViewProps {
  readonly followed: PlanToFollow;
  readonly attempts: readonly AnsweredAttempt[];
  readonly today: IsoDay;
  /** Whose plan it is; null if unknown. */
  readonly owner: CalendarOwner | null;
  readonly onSave: (plan: StudyPlan | null) => Promise<boolean>;
  readonly onChange: () => void;
  /** The "today" card, with the current task. */
  readonly todayCard: ReactNode;
}

/** The plan: its time left, today, missed entries, and the weeks. */
export function PlanView({ followed, attempts, today, owner, onSave, onChange, todayCard }: PlanViewProps) {
  const { plan, shownPlan, completed: done } = followed;
  const weeks = useMemo(() => groupIntoWeeks(shownPlan.entries, plan.missed), [shownPlan, plan]);
  const missed = overdueEntries(plan, done, today);
  const left = timeUntilTest(plan.testDate, today);
  const { level } = useTestLevel();
  const [opened, setOpened] = useState<ReadonlySet<IsoDay>>(new Set());
  const [spread, setSpread] = useState<{ readonly before: StudyPlan | null; readonly said: string } | null>(
    null,
  );
  const isPrinting = useIsPrinting();
  const thisMonday = mondayOf(today);
  const past = weeks.filter(({ monday }) => monday < thisMonday);
  const context: WeeksContext = {
    first: weeks[0]?.days[0]?.day ?? plan.madeOn,
    testDate: plan.testDate,
    today,
    completed: done,
    catchesUp: left.state === 'ahead',
  };
  const noFullTest = left.state === 'ahead' ? noFullTestReason(plan, level, fullTestsTaken(attempts)) : null;

  const spreadMissed = async () => {
    const outcome = rescheduleMissed(plan, done, today);
    if (await onSave(outcome.plan))
      setSpread({ before: plan, said: rescheduleResultText(outcome, maxDayMinutes(plan)) });
  };
  const undo = async (before: StudyPlan) => {
    if (await onSave(before)) setSpread({ before: null, said: rescheduleUndoneText });
  };
  const isOpen = (monday: IsoDay) => isPrinting || opened.has(monday);
  const toggle = (monday: IsoDay) =>
    setOpened((was) => {
      const next = new Set(was);
      if (!next.delete(monday)) next.add(monday);
      return next;
    });
  const before = spread?.before ?? null;
  return (
    <SectionStack>
      <DensePrintStyles />
      <div>
        <PlanHeader
          plan={shownPlan}
          countdownText={timeLeftText(left)}
          today={today}
          owner={owner}
          onChange={onChange}
          onDelete={() => void onSave(null)}
        />
        {left.state !== 'ahead' && missed.length > 0 && (
          <Alert severity="info" sx={{ mt: 3 }}>
            {nothingToCatchUpText}
          </Alert>
        )}
        {left.state === 'ahead' && (
          <MissedNotice
            missed={missed}
            resultText={spread?.said ?? ''}
            onReschedule={() => void spreadMissed()}
            onUndo={before === null ? null : () => void undo(before)}
          />
        )}
      </div>
      {noFullTest !== null && (
        <Alert severity="info">{noFullTestText(noFullTest, plan.restDays, today)}</Alert>
      )}
      {todayCard}
      <Stack component="section" aria-labelledby="week-by-week" spacing={2}>
        <Typography variant="h2" id="week-by-week" sx={{ pt: 2 }}>
          Week by Week
        </Typography>
        <Typography variant="secondary" sx={{ maxWidth: '44em' }}>
          {autoCheckText}
        </Typography>
        {past.length > 0 && <PastWeeks weeks={past} context={context} isOpen={isOpen} onToggle={toggle} />}
        {weeks
          .filter(({ monday }) => monday === thisMonday)
          .map((week) => (
            <Panel
              key={week.monday}
              title={weekTitle(week, today)}
              level={3}
              control={weekProgressText(week, done)}
            >
              <PlanWeekDays week={week} context={context} />
            </Panel>
          ))}
        {weeks
          .filter(({ monday }) => monday > thisMonday)
          .map((week) => (
            <WeekCard
              key={week.monday}
              week={week}
              context={context}
              open={isOpen(week.monday)}
              onToggle={() => toggle(week.monday)}
            />
          ))}
      </Stack>
      <Panel title="Where Your Time Goes">
        <SectionShares followed={followed} today={today} />
      </Panel>
    </SectionStack>
  );
}
