/** The four dashboards and their tabs, each rendered once with a source of learners. */
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LearnersProvider } from '@/data/learners/useLearners';
import type { LearnerSource } from '@/data/learners/learnerSource';
import { TodayProvider } from '@/data/useToday';
import { VisitProvider } from '@/data/visitState';
import { type DashboardTab, dashboardTabs } from '@/domain/dashboard/dashboard-tab';
// Loaded later on the page; imported here, to be independent of the machine's speed.
import '@/features/family/tabs/goals/goalDialogs';
import '@/features/family/tabs/goals/GoalsTab';
import '@/features/family/tabs/notifications/NotificationsTab';
import '@/features/family/tabs/opened/OpenedDialog';
import '@/features/family/tabs/reports/ReportsTab';
import '@/features/family/tabs/scores/ScoresTab';
import '@/features/family/setup/setupDialogs';
import '@/features/family/tabs/study/StudyTab';
import { addDays } from '@/lib/dates/calendar';
import { typedKeys } from '@/lib/typedKeys';
import MyPage from '@/pages/dashboards/MyPage';
import ParentDashboardPage from '@/pages/dashboards/ParentDashboardPage';
import ParentsDashboardPage from '@/pages/dashboards/ParentsDashboardPage';
import StudentDashboardPage from '@/pages/dashboards/StudentDashboardPage';
import { type DashboardId, pathOf, type RouteId } from '@/site';
import { theme } from '@theme';
import { all, nameOf } from './dom';

export type ScreenName = 'my page' | 'student' | 'parents' | DashboardTab;

interface Screen {
  readonly name: ScreenName;
  readonly Page: ComponentType;
  readonly id: RouteId;
  readonly search: Readonly<Record<string, string>>;
}

/** The dashboards without tabs. The type demands all of them. */
const untabbed: Readonly<Record<Exclude<DashboardId, 'parentDashboard'>, Pick<Screen, 'name' | 'Page'>>> = {
  myPage: { name: 'my page', Page: MyPage },
  studentDashboard: { name: 'student', Page: StudentDashboardPage },
  parentsDashboard: { name: 'parents', Page: ParentsDashboardPage },
};

export const screens: readonly Screen[] = [
  ...typedKeys(untabbed).map((id) => ({ ...untabbed[id], id, search: {} })),
  ...dashboardTabs.map((tab) => ({
    name: tab,
    Page: ParentDashboardPage,
    id: 'parentDashboard' as const,
    search: { tab },
  })),
];

/** Returns the `?from=` value of a source; the first sample is the default. */
export function fromOf({ origin, family }: LearnerSource): string {
  return origin === 'shared' ? family.children[0].profile.id : origin;
}

async function settle() {
  for (const _ of [1, 2]) await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
}

/** Details and alternative views to open, by name. */
const furtherViews: Readonly<Partial<Record<ScreenName, readonly RegExp[]>>> = {
  'my page': [/^Math$/, /^Reading$/],
  overview: [/^Month$/, /^Quarter$/],
  scores: [/^\w{3} \d+/, /^1 year$/, /^Latest Total Score$/],
  'study-time': [/^Monthly$/, /^(?:Mon|Thu)\b/],
  reports: [/^Previous week$/, /^View Full Report/],
  goals: [/^View Details/, /^Study Habits$/, /^Long-term Goals$/],
};

const viewLabel = (screen: ScreenName, view: RegExp) => `${screen}: ${view.source}`;

/** Clicks every control with such a name in turn and checks the result; closes dialogs again. Returns the names without a control. */
async function lookFurther(name: ScreenName, look: () => void): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const view of furtherViews[name] ?? []) {
    const controls = all(document.body, 'button, [role="button"]').filter((each) => view.test(nameOf(each)));
    if (controls.length === 0) missing.push(viewLabel(name, view));
    for (const control of controls.slice(0, mostPressed)) {
      fireEvent.click(control);
      await settle();
      look();
      const close = all(document.body, '[role="dialog"] button').find((each) => nameOf(each) === 'Close');
      if (close === undefined) continue;
      fireEvent.click(close);
      await settle();
    }
  }
  return missing;
}

const mostPressed = 4;

/**
 * Renders each screen separately and passes it to `look` while it is mounted. Samples and shared copies are viewed three days after
 * their moment, which must not change a figure.
 * @param further whether to check a screen's additional views, by the name of the screen
 * @returns the additional views that no control shows
 */
export async function lookAtAll(
  source: LearnerSource,
  child: string,
  look: (name: ScreenName) => void,
  further: ((name: ScreenName) => void) | null,
): Promise<readonly string[]> {
  const { day } = source.family.asOf;
  const missing: string[] = [];
  for (const { name, Page, id, search } of screens) {
    const address = pathOf(id, { search: { from: fromOf(source), child, ...search } });
    render(
      <MemoryRouter initialEntries={[address]}>
        <ThemeProvider theme={theme}>
          <TodayProvider value={source.origin === 'device' ? day : addDays(day, 3)}>
            <VisitProvider>
              <LearnersProvider source={source}>
                <main>
                  <Page />
                </main>
              </LearnersProvider>
            </VisitProvider>
          </TodayProvider>
        </ThemeProvider>
      </MemoryRouter>,
    );
    await settle();
    look(name);
    if (further !== null) missing.push(...(await lookFurther(name, () => further(name))));
    cleanup();
  }
  return missing;
}
