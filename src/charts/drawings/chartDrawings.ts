/** The drawings of all charts, which load together, because each is small beside Recharts. */
export { BandAreaDrawing } from './BandAreaDrawing';
export { BandsDrawing } from './BandsDrawing';
export { BandTrendDrawing } from './BandTrendDrawing';
export { CalendarDrawing } from './CalendarDrawing';
export { CurvesDrawing } from './CurvesDrawing';
export { ScoreProgressDrawing } from './ScoreProgressDrawing';
export { SmallBandsDrawing } from './SmallBandsDrawing';
export { StackedBarsDrawing } from './StackedBarsDrawing';
export { StepsDrawing } from './StepsDrawing';
export { TrendDrawing } from './TrendDrawing';
