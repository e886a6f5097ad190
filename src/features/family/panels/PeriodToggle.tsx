import { useState } from 'react';
import { ChoiceToggle } from '@/ui/ChoiceToggle';

const periods = [
  { value: 'week', label: 'This Week' },
  { value: 'month', label: 'This Month' },
] as const;

/** Week or month. With the sample family it changes which button is highlighted and nothing else (spec section 4). */
export function PeriodToggle() {
  const [period, setPeriod] = useState<'week' | 'month'>('week');
  return <ChoiceToggle label="Period" options={periods} value={period} onChange={setPeriod} />;
}
