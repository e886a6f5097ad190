/** The panels of results that several screens share, one set for each kind of results. */
import type { ComponentType } from 'react';
import type { AsOf } from '@/domain/dashboard/as-of';
import { resultKindOf } from '@/domain/dashboard/scores/raw-results';
import type { Learner } from '@/domain/learner/learner';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { ResultKind } from '@/domain/learner/raw-result';
import { SectionScoresPanel } from '../../overview/SectionScoresPanel';
import { RawSectionsPanel } from './raw/RawSectionsPanel';
import { RawTrendPanel } from './raw/RawTrendPanel';
import { ScoreProgressPanel } from './ScoreProgressPanel';
import { TotalScorePanel } from './TotalScorePanel';

interface ResultPanelProps {
  readonly learner: Learner;
  readonly asOf: AsOf;
  readonly onOpen: (test: LearnerTest) => void;
}

interface ResultPanels {
  /** Tests of all sections over time. */
  readonly Trend: ComponentType<ResultPanelProps & { readonly title: string }>;
  /** The sections side by side. */
  readonly Sections: ComponentType<ResultPanelProps>;
  /** The latest result of each section. */
  readonly Latest: ComponentType<Omit<ResultPanelProps, 'onOpen'>>;
}

const panelsOf: Readonly<Record<ResultKind, ResultPanels>> = {
  scaled: { Trend: TotalScorePanel, Sections: SectionScoresPanel, Latest: ScoreProgressPanel },
  raw: { Trend: RawTrendPanel, Sections: RawSectionsPanel, Latest: RawSectionsPanel },
};

export const resultPanelsOf = (learner: Pick<Learner, 'profile'>): ResultPanels =>
  panelsOf[resultKindOf(learner)];
