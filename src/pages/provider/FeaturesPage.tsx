import { brand } from '@/brand';
import { featuresText } from '@/data/texts/features';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function FeaturesPage() {
  return <GuidePage id="features" area={brand.name} text={featuresText} />;
}
