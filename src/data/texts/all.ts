/** Every page's text by its page, for what reads them all; a page imports its own file alone. */
import type { GuideText } from '@/domain/page-text/page-text';
import type { RouteId } from '@/site';
import { scoreGuideText } from './score-guide';
import { scoringText } from './scoring';
import { writingCoachingText } from './writing-coaching';

export const pageTexts: Readonly<Partial<Record<RouteId, GuideText>>> = {
  scoring: scoringText,
  scoreGuide: scoreGuideText,
  writingCoaching: writingCoachingText,
};
