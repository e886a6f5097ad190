/** The pictures of the products: whole in the document, alive once their code has come. */
import { laterPart } from '@/ui/loading/laterPart';

export const QuestionPicture = laterPart(async () => (await import('./SampleQuestion')).SampleQuestion, {
  xs: 720,
  md: 470,
});
export const ReportPicture = laterPart(async () => (await import('./SampleReport')).SampleReport, {
  xs: 340,
  md: 270,
});
export const WeekPicture = laterPart(async () => (await import('./SampleWeek')).SampleWeek, {
  xs: 620,
  md: 330,
});
export const CoachPicture = laterPart(async () => (await import('./CoachNotes')).CoachNotes, {
  xs: 300,
  md: 220,
});
