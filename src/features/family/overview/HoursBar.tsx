import { useLazyModule } from '@/ui/loading/useLazyModule';
import type { HoursBarProps } from './HoursBarMarks';

const loadMarks = () => import('./HoursBarMarks');

/**
 * A bar of the week's hours beside the target. Decorative, because the legend below names the parts. Sizes are relative to the
 * container and the text, so nothing needs to be measured.
 */
export function HoursBar(props: HoursBarProps) {
  // The prerendered document only reserves the bar's space; the code for its marks loads later.
  const marks = useLazyModule(loadMarks, true);
  return (
    <svg aria-hidden width="100%" style={{ display: 'block', height: '2.875rem', marginTop: 8 }}>
      {marks.state === 'ready' && <marks.module.HoursBarMarks {...props} />}
    </svg>
  );
}
