/** The drawings of all charts, which load together, because each is small beside Recharts. */
export { BandAreaDrawing, BandTrendDrawing } from './BandTimeDrawings';
export { BandsDrawing } from './BandsDrawing';
export { CalendarDrawing } from './CalendarDrawing';
export { CurvesDrawing, TrendDrawing } from './LineDrawings';
export { ScoreProgressDrawing } from './ScoreProgressDrawing';
export { SmallBandsDrawing } from './SmallBandsDrawing';
export { StackedBarsDrawing } from './StackedBarsDrawing';
export { StepsDrawing } from './StepsDrawing';
