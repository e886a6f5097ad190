/** Drills: practice of a few questions, chosen for one student. They have no score: they ask what is worth practicing, not what a test asks. */
import type { ItemKind } from '@/domain/exam/item';
import type { SectionPart, TestPlan } from '@/domain/exam/plan';
import {
  type DrillRequest,
  type DrillSubject,
  parseSubject,
  subjectText,
  usualDrill,
} from '@/domain/plan/drill';
import { secondsPerQuestion } from '@/domain/plan/drill-length';
import { mistakesAtOnce } from '@/domain/plan/mistakes';
import { topicOf } from '@/domain/plan/topics';
import { sectionName } from '@/domain/section-names';

const prefix = 'drill-';

/** The id of the one part of a practice of mistakes, whose questions are of all sections. */
export const mistakesPart = 'mistakes';

/** What the drill with an id is about; null where the id names none. */
export function drillSubjectOf(planId: string): DrillSubject | null {
  return planId.startsWith(prefix) ? parseSubject(planId.slice(prefix.length)) : null;
}

/** "Verbal Drill", "Percent Drill", "Review of Mistakes". */
export function drillTitle(subject: DrillSubject): string {
  if (subject.kind === 'mistakes') return 'Review of Mistakes';
  if (subject.kind === 'section') return `${sectionName(subject.section, 'dashboard')} Drill`;
  return `${topicOf(subject.topic)?.label ?? 'Topic'} Drill`;
}

/** The plan of a drill: one section that doesn't count for a score. Its items are chosen when it starts. */
export function drillPlan({ subject, questions }: Pick<DrillRequest, 'subject' | 'questions'>): TestPlan {
  return {
    id: prefix + subjectText(subject),
    title: drillTitle(subject),
    source: { kind: 'pool' },
    parts: [drillPart(subject, questions === 'endless' ? usualDrill.questions : questions)],
  };
}

/** The plan that the id of a drill names, with the usual number of questions; undefined where it names none. */
export function drillPlanOf(planId: string): TestPlan | undefined {
  const subject = drillSubjectOf(planId);
  return subject === null ? undefined : drillPlan({ subject, questions: usualDrill.questions });
}

function drillPart(subject: DrillSubject, questions: number): SectionPart {
  const common = { kind: 'section', scored: false, content: [] } as const;
  if (subject.kind === 'mistakes')
    return {
      ...common,
      id: mistakesPart,
      title: 'Mistakes',
      section: 'mixed',
      minutes: mistakesAtOnce,
      asks: { items: { synonym: mistakesAtOnce } },
    };
  const section =
    subject.kind === 'section' ? subject.section : (topicOf(subject.topic)?.section ?? 'verbal');
  return {
    ...common,
    id: section,
    title: sectionName(section, 'test'),
    section,
    minutes: (questions * secondsPerQuestion[section]) / 60,
    asks: { items: { [kindOf(subject)]: questions } },
  };
}

/** The kind that most of a drill's questions have, for what its start page says. */
function kindOf(subject: DrillSubject): ItemKind {
  const section = subject.kind === 'topic' ? topicOf(subject.topic)?.section : undefined;
  if (subject.kind === 'topic' && section === 'verbal')
    return subject.topic === 'synonyms' ? 'synonym' : 'analogy';
  const about = subject.kind === 'section' ? subject.section : section;
  return about === 'quantitative' || about === 'reading' ? about : 'synonym';
}
