import { Contact } from '@/features/home/Contact';
import { Hero } from '@/features/home/Hero';
import { Products } from '@/features/home/Products';

export default function HomePage() {
  return (
    <>
      <Hero />
      <Products />
      <Contact />
    </>
  );
}
