import { useVisitChoice, createVisitKey } from '@/data/visitState';
import { ChoiceToggle } from '@/ui/controls/fields/ChoiceToggle';

const periods = [
  { value: 'week', label: 'This Week' },
  { value: 'month', label: 'This Month' },
] as const;
type Period = (typeof periods)[number]['value'];

const chosenPeriod = createVisitKey<Period>();

/** Week or month. With the sample family, it changes only which button is highlighted (docs/product.md, "States"). */
export function PeriodToggle() {
  const { chosen, choose } = useVisitChoice<Period>(chosenPeriod, 'week');
  return <ChoiceToggle label="Period" options={periods} value={chosen} onChange={choose} />;
}
