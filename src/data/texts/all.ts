/** Every page's text by its page, for what reads them all; a page imports its own file alone. */
import type { GuideText } from '@/domain/page-text/page-text';
import type { RouteId } from '@/site';
import { aboutTestText } from './about-test';
import { coachingText } from './coaching';
import { courseTexts } from './courses';
import { materialsText } from './materials';
import { mentoringSuccessText } from './mentoring-success';
import { scoreGuideText } from './score-guide';
import { scoringText } from './scoring';
import { writingCoachingText } from './writing-coaching';

export const pageTexts: Readonly<Partial<Record<RouteId, GuideText>>> = {
  aboutTest: aboutTestText,
  coaching: coachingText,
  course2: courseTexts[2],
  course4: courseTexts[4],
  course6: courseTexts[6],
  materials: materialsText,
  mentoringSuccess: mentoringSuccessText,
  scoring: scoringText,
  scoreGuide: scoreGuideText,
  writingCoaching: writingCoachingText,
};
