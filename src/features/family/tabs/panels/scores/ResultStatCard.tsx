import type { DashboardMetric } from '@/domain/dashboard/figure-details';
import type { ResultFigure } from '@/domain/dashboard/scores/result-figures';
import { StatCard } from '@/ui/cards/StatCard';
import { FigureSparkline } from './FigureSparkline';

interface ResultStatCardProps {
  readonly figure: ResultFigure;
  /** The card's label if the figure has none of its own. */
  readonly label?: string;
  readonly hasHistory?: boolean;
  readonly onOpen: (figure: DashboardMetric) => void;
}

/** A card with a figure of the results. */
export function ResultStatCard({
  figure: { label: own, figure, unit, compared, opens, history, target },
  label = '',
  hasHistory = true,
  onOpen,
}: ResultStatCardProps) {
  return (
    <StatCard
      label={own ?? label}
      figure={figure}
      {...(unit !== undefined && { unit })}
      compared={compared}
      {...(hasHistory && {
        history: <FigureSparkline points={history} {...(target !== null && { target })} />,
      })}
      onOpen={() => onOpen(opens)}
    />
  );
}
