import { type BrandPlan, freePrice } from '@/brand';
import { formatList } from '@/lib/text/format';
import * as colors from '@/ui/colors';
import { Drawing } from './Drawing';
import { PartsStrip } from './PartsStrip';

/** The plans one below the other: solid is free, dashed costs money. */
export function PlanPrices({ plans }: { readonly plans: readonly BrandPlan[] }) {
  const named = plans.map(({ id, name, price }) => ({
    id,
    name,
    price: price ?? 'On request',
    isFree: price === freePrice,
  }));
  return (
    <Drawing name={`${formatList(named.map(({ name, price }) => `${name}: ${price.toLowerCase()}`))}.`}>
      {named.map(({ id, name, price, isFree }) => (
        <PartsStrip
          key={id}
          title={`${name}: ${price.toLowerCase()}`}
          parts={[{ id, length: 1, color: colors.primary, isOptional: !isFree }]}
        />
      ))}
    </Drawing>
  );
}
