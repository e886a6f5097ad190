import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { makePlan, type PlanPreferences } from '@/data/plan/makePlan';
import type { Consent } from '@/data/record/api';
import { useUnreadVisitorView } from '@/data/record/useUnreadVisitorView';
import { studentRecord } from '@/data/record/studentRecord';
import { placeNoticeText } from '@/data/record/notices/placeNotice';
import { notSavedSentence, savedSentence } from '@/data/record/notices/savedSentences';
import type { SaveRowsOutcome } from '@/data/record/saveRows';
import type { CourseLength } from '@/domain/plan/courses/course';
import { defaultLevel } from '@/domain/exam/level/level-id';
import { buildCoursePlan } from '@/domain/plan/courses/course-plan';
import type { CourseStart } from '@/domain/plan/courses/course-start';
import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import type { PlanToFollow } from '@/domain/plan/weeks/plan-to-follow';
import type { IsoDay } from '@/lib/dates/calendar';
import type { CalendarOwner } from '@/lib/dates/ics';
import { pathOf } from '@/site';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { useFocusOnChange } from '@/ui/page/useFocusOnChange';
import { PlanForm, type PlanFields } from './PlanForm';
import { PlannerFrame } from './PlannerFrame';
import { PlanView } from './PlanView';
import { courseStartText, makePlanText, planReplacedText } from './plannerTexts';

/**
 * Initial values for a first plan: Sundays off (day 6; weeks start on Monday), and, without hours in the profile, half an hour,
 * which most evenings have room for.
 */
const usualFields = { minutesPerDay: '30', restDays: [6] } as const;

interface PlannerProps {
  /** True until the record has been read; the form for a first plan is then shown, but disabled. */
  readonly isUnread: boolean;
  /** Null if there is no plan. */
  readonly followed: PlanToFollow | null;
  /** The problem with the saved plan; null if there is none. */
  readonly planProblem: string | null;
  readonly attempts: readonly AnsweredAttempt[];
  readonly today: IsoDay;
  /** Whose plan it is; null if unknown. */
  readonly owner: CalendarOwner | null;
  /** The minutes a week in the profile, from which a first plan's minutes a day are proposed; null if it has none. */
  readonly weeklyMinutes: number | null;
  /** The test date for a first plan: from the address, otherwise from the profile; null for none. */
  readonly date: string | null;
  /** The course to import; null for none. */
  readonly course: { readonly weeks: CourseLength; readonly start: CourseStart } | null;
  /** The outcome of the last change; null before one. */
  readonly saved: SaveRowsOutcome | null;
  readonly onSave: (plan: StudyPlan | null, consent?: Consent) => Promise<boolean>;
  /** The "today" card, with the current task. */
  readonly todayCard: ReactNode;
}

/** The plan; or, if there is none or it is being changed, the form with its inputs. */
export function Planner({
  isUnread,
  followed,
  planProblem,
  attempts,
  today,
  owner,
  weeklyMinutes,
  date,
  course,
  saved,
  onSave,
  todayCard,
}: PlannerProps) {
  const navigate = useNavigate();
  const plan = followed?.plan ?? null;
  const [changing, setChanging] = useState(false);
  const [fetchFailed, setFetchFailed] = useState(false);
  const isForm = followed === null || changing || course !== null;
  useFocusOnChange(isUnread ? null : isForm ? 'form' : 'plan', false);

  const leaveForm = () => {
    setChanging(false);
    // Prevents a reload from importing the course again.
    if (course !== null) void navigate(pathOf('studyPlanner'), { replace: true });
  };
  const make = async ({
    consent,
    ...preferences
  }: Omit<PlanPreferences, 'today'> & { readonly consent: Consent }) => {
    setFetchFailed(false);
    try {
      const start = course?.start.monday;
      const outcome = await makePlan(studentRecord(), { today, start, ...preferences }, followed);
      if (outcome.state !== 'made') return outcome.state;
      if (!(await onSave(outcome.plan, consent))) return 'failed';
      // A first plan appears once it is in the record, so the student may already have pressed Change; that form must stay open.
      if (plan !== null || course !== null) leaveForm();
      return 'made';
    } catch {
      setFetchFailed(true);
      return 'failed';
    }
  };

  const problem = saved === null || saved.state === 'saved' ? null : notSavedSentence('plan', saved.state);
  if (!isForm) {
    const notice = saved?.state === 'saved' ? placeNoticeText('plan', saved, saved.savesOnDevice) : problem;
    return (
      <>
        {saved?.state === 'saved' && notice === null && (
          <Typography role="status" color="textSecondary" sx={{ mb: 1.5 }}>
            {savedSentence('plan', saved.place)}
          </Typography>
        )}
        {notice !== null && (
          <Alert severity={problem === null ? 'warning' : 'error'} role="alert" sx={{ mb: 3 }}>
            {notice}
          </Alert>
        )}
        <PlanView
          // A new test date resets the view: undoing a rescheduling would bring back the days of the previous plan.
          key={followed.plan.testDate}
          followed={followed}
          attempts={attempts}
          today={today}
          owner={owner}
          onSave={onSave}
          onChange={() => setChanging(true)}
          todayCard={todayCard}
        />
      </>
    );
  }
  return (
    <PlannerFrame>
      <NoScriptNotice>
        The plan is made in your browser, so this page needs JavaScript. Turn it on, then reload the page.
        Nothing is lost.
      </NoScriptNotice>
      {planProblem !== null && problem === null && (
        <Alert severity="warning" sx={{ mb: 2.5 }}>
          {planProblem}
        </Alert>
      )}
      {course !== null && (
        <Stack spacing={1.5} sx={{ mb: 2.5 }}>
          <Alert severity="info">{courseStartText(course.weeks, course.start)}</Alert>
          {plan !== null && <Alert severity="warning">{planReplacedText(plan, today)}</Alert>}
        </Stack>
      )}
      <FormPlace isUnread={isUnread}>
        <PlanForm
          disabled={isUnread}
          fields={
            course !== null
              ? // A course has the same test day, hours, and rest days at every level.
                fieldsOf(buildCoursePlan(course.weeks, defaultLevel, course.start.monday))
              : plan !== null
                ? fieldsOf(plan)
                : { ...usualFields, testDate: date ?? '' }
          }
          weeklyMinutes={plan === null && course === null ? weeklyMinutes : null}
          submit={plan === null ? makePlanText : course === null ? 'Make a new plan' : 'Replace my plan'}
          problem={fetchFailed ? notSavedSentence('plan', 'not-loaded') : problem}
          onSubmit={make}
        >
          {plan !== null && (
            <Button variant="outlined" onClick={leaveForm}>
              Keep it as it is
            </Button>
          )}
        </PlanForm>
      </FormPlace>
    </PlannerFrame>
  );
}

interface FormPlaceProps {
  readonly isUnread: boolean;
  readonly children: ReactNode;
}

/**
 * The place of the form. Until the record has been read, learners with a record see a status line there, because most of them have a
 * plan.
 */
function FormPlace({ isUnread, children }: FormPlaceProps) {
  const { frameStyles, isReadingOwn, visitorStyles } = useUnreadVisitorView(isUnread);
  return (
    <Box sx={frameStyles}>
      {isReadingOwn && <Typography role="status">Looking for your plan…</Typography>}
      <Box sx={visitorStyles}>{children}</Box>
    </Box>
  );
}

function fieldsOf({ testDate, minutesPerDay, restDays }: StudyPlan): PlanFields {
  return { testDate, minutesPerDay: String(minutesPerDay), restDays };
}
