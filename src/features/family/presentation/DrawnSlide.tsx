import { ChartPlaceContext } from '@/charts/figure/figureContext';
import { OriginContext } from '../frame/originContext';
import type { Slide } from './slides';
import { SlideStage } from './SlideStage';

/** Raises small text to the size of the body. */
export const readableText = { '--small-text': '1rem' } as const;

/** A slide's cards, read-only like a shared copy, so that nothing on them links to another page. */
export function DrawnSlide({ slide }: { readonly slide: Slide }) {
  return (
    <OriginContext value="shared">
      <ChartPlaceContext value="presentation">
        <SlideStage key={slide.name}>{slide.draw()}</SlideStage>
      </ChartPlaceContext>
    </OriginContext>
  );
}
