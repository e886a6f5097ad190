import type { ComponentType } from 'react';
import { resultKindOf } from '@/domain/dashboard/scores/raw-results';
import { firstSchoolWithTarget } from '@/domain/dashboard/scores/school-targets';
import { scoresHeadline } from '@/domain/dashboard/tab-headlines';
import type { ResultKind } from '@/domain/learner/raw-result';
import type { DashboardTabProps } from '../../frame/dashboardTabProps';
import { useDetailDialogs } from '../opened/useDetailDialogs';
import { VerdictHeadline } from '../panels/VerdictHeadline';
import { RawScorePanels } from './RawScorePanels';
import { ScaledScorePanels, type ScorePanelsProps } from './ScaledScorePanels';

const panelsOf: Readonly<Record<ResultKind, ComponentType<ScorePanelsProps>>> = {
  scaled: ScaledScorePanels,
  raw: RawScorePanels,
};

/**
 * The Test Scores tab: the child's results, the percentile over time, what each section needs, and which schools are within reach.
 */
export default function ScoresTab({ family, learner }: DashboardTabProps) {
  const { renderDialog, ...opener } = useDetailDialogs({ family, learner });
  const Panels = panelsOf[resultKindOf(learner)];
  const school = firstSchoolWithTarget(learner.profile.schools);
  return (
    <>
      <VerdictHeadline sentence={scoresHeadline(learner, school, family.asOf.day)} />
      <Panels family={family} learner={learner} {...opener} />
      {renderDialog()}
    </>
  );
}
