/** All page texts by page, for code that needs them all; pages only import their own file. */
import type { GuideText } from '@/domain/page-text/guide-text';
import type { RouteId } from '@/site';
import { aboutText } from './about';
import { aboutTestText } from './about-test';
import { coachingText } from './coaching';
import { courseTexts } from './courses';
import { featuresText } from './features';
import { materialsText } from './materials';
import { mentoringSuccessText } from './mentoring-success';
import { pricingText } from './pricing';
import { scoreGuideText } from './score-guide';
import { scoringText } from './scoring';
import { writingCoachingText } from './writing-coaching';

export const pageTexts: Readonly<Partial<Record<RouteId, GuideText>>> = {
  about: aboutText,
  aboutTest: aboutTestText,
  coaching: coachingText,
  course2: courseTexts[2],
  course4: courseTexts[4],
  course6: courseTexts[6],
  features: featuresText,
  materials: materialsText,
  mentoringSuccess: mentoringSuccessText,
  pricing: pricingText,
  scoring: scoringText,
  scoreGuide: scoreGuideText,
  writingCoaching: writingCoachingText,
};
