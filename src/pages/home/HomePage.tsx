import { VerdictCard } from '@/features/family/tabs/overview/VerdictCard';
import { ContactSection } from '@/features/home/ContactSection';
import { Hero } from '@/features/home/Hero';
import { MethodSection } from '@/features/home/MethodSection';
import { StudentPagesRow } from '@/features/home/StudentPagesRow';
import { ParentDashboardPreview } from '@/features/home/pictures/ParentDashboardPreview';
import { ProductsSection } from '@/features/home/ProductsSection';
import { LearnerTodayCard } from '@/features/today/LearnerTodayCard';

export default function HomePage() {
  return (
    <>
      <StudentPagesRow />
      <LearnerTodayCard welcome />
      <Hero parentsPicture={<ParentDashboardPreview Card={VerdictCard} />} />
      <ProductsSection />
      <MethodSection />
      <ContactSection />
    </>
  );
}
