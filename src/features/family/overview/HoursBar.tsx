import { useLazyModule } from '@/ui/loading/useLazyModule';
import type { HoursBarProps } from './HoursBarMarks';

const loadMarks = () => import('./HoursBarMarks');

/**
 * A week's hours in one bar beside the target. Decorative: the legend below names the parts. Sizes are relative to the width and
 * the text, so nothing is measured.
 */
export function HoursBar(props: HoursBarProps) {
  // The document reserves its space; the marks load with the drawings.
  const marks = useLazyModule(loadMarks, true);
  return (
    <svg aria-hidden width="100%" style={{ display: 'block', height: '2.875rem', marginTop: 8 }}>
      {marks.state === 'ready' && <marks.module.HoursBarMarks {...props} />}
    </svg>
  );
}
