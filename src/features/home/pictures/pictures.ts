/** The pictures of the products: whole in the document, alive once their code has come, all of it in one file. */
import { laterPart } from '@/ui/loading/laterPart';

const load = () => import('./all');

export const QuestionPicture = laterPart('The sample question', async () => (await load()).SampleQuestion, {
  xs: 720,
  md: 540,
});
export const ReportPicture = laterPart('The sample report', async () => (await load()).SampleReport, {
  xs: 410,
  md: 280,
});
export const WeekPicture = laterPart('The sample week', async () => (await load()).SampleWeek, {
  xs: 640,
  md: 440,
});
export const CoachPicture = laterPart('The coach’s view', async () => (await load()).CoachNotes, {
  xs: 260,
  md: 210,
});
