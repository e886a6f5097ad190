import { brand } from '@/brand';
import { pricingPlans } from '@/data/texts/pricingPlans';
import { pricingText } from '@/data/texts/pages/pricing';
import { PricingPlans } from '@/features/provider/PricingPlans';
import { PlanPrices } from '@/ui/drawings/PlanPrices';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function PricingPage() {
  return (
    <GuidePage
      id="pricing"
      area={brand.name}
      text={pricingText}
      picture={<PlanPrices plans={pricingPlans} />}
      pieces={{ plans: <PricingPlans plans={pricingPlans} /> }}
    />
  );
}
