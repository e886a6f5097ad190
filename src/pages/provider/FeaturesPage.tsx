import { brand } from '@/brand';
import { estimateExample } from '@/data/texts/estimate-example';
import { featuresText } from '@/data/texts/pages/features';
import { SampleReport } from '@/features/home/pictures/SampleReport';
import { EstimateBand } from '@/features/provider/EstimateBand';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function FeaturesPage() {
  return (
    <GuidePage
      id="features"
      area={brand.name}
      text={featuresText}
      // Drawn by the code of the product, not a screenshot.
      card={<SampleReport />}
      pieces={{ band: <EstimateBand {...estimateExample} /> }}
    />
  );
}
