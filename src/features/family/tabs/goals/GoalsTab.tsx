import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import type { GoalKind } from '@/domain/learner/learner-goal';
import { useVisitChoice, createVisitKey } from '@/data/visitState';
import { draftFromGoal, emptyGoalDraft, type Goal, goalKindLabels } from '@/domain/dashboard/goals/goals';
import { recommendedGoals } from '@/domain/dashboard/goals/recommended-goals';
import { scoreForecast } from '@/domain/dashboard/scores/score-forecast';
import { goalsHeadline } from '@/domain/dashboard/tab-headlines';
import { CardCell, CardGrid, SectionStack } from '@/ui/cards/CardGrid';
import { EmptyState } from '@/ui/cards/EmptyState';
import { DialogPart } from '@/ui/loading/DialogPart';
import { preload, usePreload } from '@/ui/loading/lazyModule';
import { Toast, useToast } from '@/ui/page/Toast';
import { Panel } from '@/ui/cards/Panel';
import { GoalCard } from './GoalCard';
import { goalCardWidth } from './goalCardWidth';
import { GoalKindTabs } from './GoalKindTabs';
import { GoalSummaryCards } from './GoalSummaryCards';
import { RecommendedGoals } from './RecommendedGoals';
import { type ChangeOutcome, changeOutcomeText } from '../changeOutcomeText';
import { useGoals } from './useGoals';
import { useDashboardAccess } from '../../frame/originContext';
import { VerdictHeadline } from '../panels/VerdictHeadline';
import type { DashboardTabProps } from '../../frame/dashboardTabProps';

const kindKey = createVisitKey<GoalKind>();
const loadDialogs = () => import('./goalDialogs');

type Opened = { readonly what: 'add' } | { readonly what: 'edit' | 'view'; readonly goal: Goal };

/** The Goal Setting tab: the goals of the selected kind with a summary, and recommended goals. */
export default function GoalsTab(props: DashboardTabProps) {
  const { family, learner } = props;
  const isReadOnly = useDashboardAccess() === 'read-only';
  const { day } = family.asOf;
  const hasForecast = scoreForecast(learner, family.asOf) !== null;
  const { goals, create, edit, take } = useGoals(props);
  const { chosen: kind, choose: chooseKind } = useVisitChoice<GoalKind>(kindKey, 'academic');
  const [opened, setOpened] = useState<Opened | null>(null);
  const { said, say, clearMessage } = useToast();
  usePreload('goals', () => preload(loadDialogs));

  const close = () => setOpened(null);
  const open = (next: Opened) => (event: MouseEvent<HTMLElement>) => {
    // Safari doesn't focus a clicked button, and the dialog returns focus to whatever had it before.
    event.currentTarget.focus();
    clearMessage();
    setOpened(next);
  };
  const added = `Goal added to ${goalKindLabels[kind]}`;
  const announceSave = async (saved: Promise<ChangeOutcome>, words: string) =>
    say(changeOutcomeText(await saved, 'goal', words));
  const shown = goals.filter((goal) => goal.kind === kind);
  const recommended = recommendedGoals(learner, family.asOf).filter((goal) => goal.kind === kind);

  return (
    <>
      <VerdictHeadline breaksBeforeReason sentence={goalsHeadline(shown, kind, day)} />
      <GoalKindTabs
        kind={kind}
        onChange={chooseKind}
        action={
          !isReadOnly && (
            <Button variant="contained" onClick={open({ what: 'add' })} sx={{ flexShrink: 0 }}>
              Add New Goal
            </Button>
          )
        }
      >
        <SectionStack>
          <GoalSummaryCards goals={shown} today={day} />
          {shown.length === 0 ? (
            <Panel title={goalKindLabels[kind]}>
              <EmptyState
                preview="bars"
                title="No goals of this kind yet"
                text={
                  isReadOnly
                    ? 'A goal appears here with its progress once the student sets it and shares a new copy.'
                    : recommended.length === 0
                      ? 'Use Add New Goal to set one, with a value to reach and a date.'
                      : 'Set one with Add New Goal, or add a recommended goal below.'
                }
              />
            </Panel>
          ) : (
            <CardGrid>
              {shown.map((goal, index) => (
                <CardCell key={goal.id} {...goalCardWidth(index, shown.length)}>
                  <GoalCard
                    goal={goal}
                    today={day}
                    hasForecast={hasForecast}
                    onEdit={isReadOnly ? null : open({ what: 'edit', goal })}
                    onView={open({ what: 'view', goal })}
                  />
                </CardCell>
              ))}
            </CardGrid>
          )}
          {!isReadOnly && (
            <Box sx={{ displayPrint: 'none' }}>
              <RecommendedGoals
                recommended={recommended}
                isTaken={({ id }) => goals.some((goal) => goal.id === id)}
                onTake={(goal) => {
                  void announceSave(take(goal), added);
                }}
              />
            </Box>
          )}
        </SectionStack>
      </GoalKindTabs>
      {opened !== null && (
        <DialogPart
          name={opened.what === 'view' ? 'The goal’s details' : 'The goal form'}
          load={loadDialogs}
          onClose={close}
        >
          {({ GoalDetailsDialog, GoalFormDialog }) =>
            opened.what === 'view' ? (
              <GoalDetailsDialog goal={opened.goal} today={day} hasForecast={hasForecast} onClose={close} />
            ) : opened.what === 'add' ? (
              <GoalFormDialog
                title="Add New Goal"
                submit="Create Goal"
                draft={emptyGoalDraft}
                today={day}
                onSubmit={(draft) => {
                  void announceSave(create(draft, kind), added);
                  close();
                }}
                onClose={close}
              />
            ) : (
              <GoalFormDialog
                title="Edit Goal"
                submit="Save Changes"
                draft={draftFromGoal(opened.goal)}
                today={day}
                onSubmit={(draft) => {
                  void announceSave(edit(opened.goal, draft), 'Goal changed');
                  close();
                }}
                onClose={close}
              />
            )
          }
        </DialogPart>
      )}
      <Toast said={said} clearMessage={clearMessage} />
    </>
  );
}
