import { useVisitChoice, createVisitKey } from '@/data/visitState';
import { ViewToggle } from '@/ui/controls/fields/ViewToggle';

const periods = [
  { value: 'week', label: 'This Week' },
  { value: 'month', label: 'This Month' },
] as const;
type Period = (typeof periods)[number]['value'];

const chosenPeriod = createVisitKey<Period>();

/**
 * A toggle between week and month, shown with sample data only. It changes which button is highlighted, but no figures
 * (docs/product.md, "States").
 */
export function PeriodToggle() {
  const { chosen, choose } = useVisitChoice<Period>(chosenPeriod, 'week');
  return <ViewToggle label="Period" options={periods} value={chosen} onChange={choose} />;
}
