import { OwnProgress } from '@/features/family/preview/OwnProgress';
import { SampleNextStep, SampleVerdict } from '@/features/family/preview/SampleAnswer';
import { SampleYear } from '@/features/family/preview/SampleYear';
import { ContactSection } from '@/features/home/ContactSection';
import { Hero } from '@/features/home/Hero';
import { MethodSection } from '@/features/home/MethodSection';
import { ProductsSection } from '@/features/home/ProductsSection';
import { StudentPagesRow } from '@/features/home/StudentPagesRow';
import { VisitorIntroduction } from '@/features/home/VisitorIntroduction';
import { YearSection } from '@/features/home/YearSection';
import { LearnerTodayCard } from '@/features/today/LearnerTodayCard';

export default function HomePage() {
  return (
    <>
      <StudentPagesRow />
      <LearnerTodayCard welcome />
      <OwnProgress />
      <VisitorIntroduction>
        <Hero verdict={<SampleVerdict />} nextStep={<SampleNextStep />} />
        <YearSection line={<SampleYear />} />
      </VisitorIntroduction>
      <ProductsSection />
      <MethodSection />
      <ContactSection />
    </>
  );
}
