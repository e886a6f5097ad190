import { ContactSection } from '@/features/home/ContactSection';
import { Hero } from '@/features/home/Hero';
import { MethodSection } from '@/features/home/MethodSection';
import { StudentPagesRow } from '@/features/home/StudentPagesRow';
import { ProductsSection } from '@/features/home/ProductsSection';
import { LearnerTodayCard } from '@/features/today/LearnerTodayCard';
import { createLazyPart } from '@/ui/loading/createLazyPart';

async function loadParentsPicture() {
  const [{ ParentDashboardPreview }, { VerdictCard: AnswerCard }] = await Promise.all([
    import('@/features/home/pictures/pictureBundle'),
    import('@/features/family/answer/VerdictCard'),
  ]);
  return () => <ParentDashboardPreview Card={AnswerCard} />;
}

const LazyParentsPicture = createLazyPart('The parent’s view', loadParentsPicture, { xs: 570, md: 460 });

export default function HomePage() {
  return (
    <>
      <StudentPagesRow />
      <LearnerTodayCard welcome />
      <Hero parentsPicture={<LazyParentsPicture />} />
      <ProductsSection />
      <MethodSection />
      <ContactSection />
    </>
  );
}
