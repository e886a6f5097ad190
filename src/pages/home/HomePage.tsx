import { Contact } from '@/features/home/Contact';
import { Hero } from '@/features/home/Hero';
import { Method } from '@/features/home/Method';
import { OwnRow } from '@/features/home/OwnRow';
import { Products } from '@/features/home/Products';
import { OwnToday } from '@/features/today/OwnToday';
import { laterPart } from '@/ui/loading/laterPart';

async function loadParentsPicture() {
  const [{ ParentsPicture }, { AnswerCard }] = await Promise.all([
    import('@/features/home/pictures/all'),
    import('@/features/family/answer/AnswerCard'),
  ]);
  return () => <ParentsPicture Card={AnswerCard} />;
}

const LaterParentsPicture = laterPart('The parent’s view', loadParentsPicture, { xs: 570, md: 460 });

export default function HomePage() {
  return (
    <>
      <OwnRow />
      <OwnToday welcome />
      <Hero parentsPicture={<LaterParentsPicture />} />
      <Products />
      <Method />
      <Contact />
    </>
  );
}
