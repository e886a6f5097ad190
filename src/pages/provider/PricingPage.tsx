import { brand } from '@/brand';
import { plans } from '@/data/texts/plans';
import { pricingText } from '@/data/texts/pricing';
import { Plans } from '@/features/provider/Plans';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function PricingPage() {
  return (
    <GuidePage
      id="pricing"
      area={brand.name}
      text={pricingText}
      pieces={{ plans: <Plans plans={plans} /> }}
    />
  );
}
