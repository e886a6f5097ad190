import { useLazyModule } from '@/ui/loading/useLazyModule';
import type { HoursBarProps } from './HoursBarMarks';

const loadMarks = () => import('./HoursBarMarks');

/**
 * A week's hours in one bar beside the target: decoration, for the legend under it names its parts. Sizes are shares of the width
 * and of the text, so that nothing is measured.
 */
export function HoursBar(props: HoursBarProps) {
  // Its room is in the document, its marks come with the drawings.
  const marks = useLazyModule(loadMarks, true);
  return (
    <svg aria-hidden width="100%" style={{ display: 'block', height: '2.875rem', marginTop: 8 }}>
      {marks.state === 'ready' && <marks.module.HoursBarMarks {...props} />}
    </svg>
  );
}
