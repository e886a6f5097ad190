/** The texts of all pages, for code that needs every one, such as prerendering. Pages import only their own file. */
import type { GuideText } from '@/domain/page-text/guide-text';
import type { RouteId } from '@/site';
import { aboutText } from './pages/about';
import { aboutTestText } from './pages/about-test';
import { coachingText } from './pages/coaching';
import { courseTexts } from './pages/courses';
import { featuresText } from './pages/features';
import { helpText } from './pages/help';
import { legalText } from './pages/legal';
import { materialsText } from './pages/materials';
import { mentoringSuccessText } from './pages/mentoring-success';
import { pricingText } from './pages/pricing';
import { scoreGuideText } from './pages/score-guide';
import { scoringText } from './pages/scoring';
import { writingCoachingText } from './pages/writing-coaching';

export const pageTexts: Readonly<Partial<Record<RouteId, GuideText>>> = {
  about: aboutText,
  aboutTest: aboutTestText,
  coaching: coachingText,
  course2: courseTexts[2],
  course4: courseTexts[4],
  course6: courseTexts[6],
  features: featuresText,
  help: helpText,
  legal: legalText,
  materials: materialsText,
  mentoringSuccess: mentoringSuccessText,
  pricing: pricingText,
  scoring: scoringText,
  scoreGuide: scoreGuideText,
  writingCoaching: writingCoachingText,
};
