import { PlansPage } from '@/features/plain/PlansPage';

export default function PricingPage() {
  return <PlansPage />;
}
