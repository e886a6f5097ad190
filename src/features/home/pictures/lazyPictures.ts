/** The product pictures, fully prerendered and hydrated once their shared chunk has loaded. */
import { createLazyPart } from '@/ui/loading/createLazyPart';

const load = () => import('./pictureBundle');

export const LazySampleQuestion = createLazyPart(
  'The sample question',
  async () => (await load()).SampleQuestion,
  {
    xs: 720,
    md: 540,
  },
);
export const LazySampleReport = createLazyPart('The sample report', async () => (await load()).SampleReport, {
  xs: 410,
  md: 280,
});
export const LazySampleWeek = createLazyPart('The sample week', async () => (await load()).SampleWeek, {
  xs: 640,
  md: 440,
});
export const LazyCoachNotes = createLazyPart('The coach’s view', async () => (await load()).CoachNotes, {
  xs: 260,
  md: 210,
});
