import { brand } from '@/brand';
import { aboutText, bandExample } from '@/data/texts/about';
import { EstimateBand } from '@/features/provider/EstimateBand';
import { QuestionReport } from '@/features/provider/QuestionReport';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function AboutPage() {
  return (
    <GuidePage
      id="about"
      area={brand.name}
      text={aboutText}
      pieces={{ band: <EstimateBand band={bandExample} />, report: <QuestionReport /> }}
    />
  );
}
