import { brand } from '@/brand';
import { aboutText } from '@/data/texts/pages/about';
import { estimateExample } from '@/data/texts/estimate-example';
import { EstimateBand } from '@/features/provider/EstimateBand';
import { LazyQuestionReportForm } from '@/features/provider/LazyQuestionReportForm';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function AboutPage() {
  return (
    <GuidePage
      id="about"
      area={brand.name}
      text={aboutText}
      pieces={{ band: <EstimateBand {...estimateExample} />, report: <LazyQuestionReportForm /> }}
    />
  );
}
