/** The drawings of all charts, which load together, because each is small beside Recharts. */
export { AnswerPaceDrawing } from './AnswerPaceDrawing';
export { BandsDrawing } from './BandsDrawing';
export { DayCountsDrawing } from './DayCountsDrawing';
export { ScoreTrendDrawing, SectionTrendDrawings } from './ScoreTrendDrawings';
export { StudyCalendarDrawing } from './StudyCalendarDrawing';
export { StudyTimeDrawing } from './StudyTimeDrawing';
export { TrendDrawing } from './TrendDrawing';
