import { type ReactNode, useCallback, useState } from 'react';
import type { DashboardMetric } from '@/domain/dashboard/figure-details';
import { weeklyTargetMeasure } from '@/domain/dashboard/study/weekly-target';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { NamedSection } from '@/domain/section-names';
import type { IsoDay } from '@/lib/dates/calendar';
import { DialogPart } from '@/ui/loading/DialogPart';
import { preload, usePreload } from '@/ui/loading/lazyModule';
import type { DashboardTabProps } from '../../frame/dashboardTabProps';
import type { Opened } from './OpenedDialog';

const loadDialog = () => import('./OpenedDialog');

/** All functions are stable, so that charts that receive them don't render again. */
export interface DetailOpener {
  readonly openTest: (test: LearnerTest) => void;
  readonly openDay: (day: IsoDay) => void;
  /** `subject` is the only subject of the figure; null or absent for all. */
  readonly openFigure: (name: DashboardMetric, subject?: NamedSection | null) => void;
}

/** The name of each dialog, shown while its code loads. */
const opening: Readonly<Record<Opened['what'], string>> = {
  test: 'The test',
  day: 'The day',
  figure: 'The figure',
};

interface OpenedDialogs extends DetailOpener {
  /** Renders the open dialog; call it once per page. */
  readonly renderDialog: () => ReactNode;
}

/**
 * Opens the details behind a figure, a point, a bar, or a row: the calculation of a figure, a test, or the sessions of a day. On
 * closing, focus returns to the element that had it, so a button must take focus before it opens a dialog (see RowOpenButton).
 * @param week the hours of a week that the page compares days with: the weekly target, unless it shows the learner's own goal
 */
export function useDetailDialogs(
  { family: { asOf }, learner }: DashboardTabProps,
  week = weeklyTargetMeasure(learner.profile),
): OpenedDialogs {
  const [opened, setOpened] = useState<Opened | null>(null);
  usePreload('details', () => preload(loadDialog));
  const close = () => setOpened(null);
  const openTest = useCallback((test: LearnerTest) => setOpened({ what: 'test', test }), []);
  const openDay = useCallback((day: IsoDay) => setOpened({ what: 'day', day }), []);
  const openFigure = useCallback(
    (name: DashboardMetric, subject: NamedSection | null = null) =>
      setOpened({ what: 'figure', name, subject }),
    [],
  );
  return { openTest, openDay, openFigure, renderDialog };

  function renderDialog(): ReactNode {
    if (opened === null) return null;
    return (
      <DialogPart name={opening[opened.what]} load={loadDialog} onClose={close}>
        {({ OpenedDialog }) => (
          <OpenedDialog
            learner={learner}
            week={week}
            asOf={asOf}
            opened={opened}
            onOpenTest={openTest}
            onClose={close}
          />
        )}
      </DialogPart>
    );
  }
}
