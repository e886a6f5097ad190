import { brand } from '@/brand';
import { estimateExample } from '@/data/texts/estimate-example';
import { featuresText } from '@/data/texts/features';
import { EstimateBand } from '@/features/provider/EstimateBand';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function FeaturesPage() {
  return (
    <GuidePage
      id="features"
      area={brand.name}
      text={featuresText}
      pieces={{ band: <EstimateBand {...estimateExample} /> }}
    />
  );
}
