/** The drawings of all charts, which load together, because each is small beside Recharts. */
export { BandAreaDrawing, BandTrendDrawing, SmallBandsDrawing } from './BandDrawings';
export { CalendarDrawing } from './CalendarDrawing';
export { CurvesDrawing, TrendDrawing } from './LineDrawings';
export { BandsDrawing, ScoreProgressDrawing } from './RowDrawings';
export { StackedBarsDrawing } from './StackedBarsDrawing';
export { StepsDrawing } from './StepsDrawing';
