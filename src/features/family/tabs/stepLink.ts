/** Links to where each next step can be done. */
import type { LearnerAccess } from '@/data/learners/learnerSource';
import { assertUnreachable } from '@/lib/assert';
import type { ParentNextStep } from '@/domain/dashboard/answer/parent-next-step';
import { dashboardSectionNames, type NamedSection } from '@/domain/section-names';
import { pathOf } from '@/site';
import { sectionPracticePath } from './practicePaths';

export interface StepLink {
  readonly to: string;
  readonly label: string;
}

/** The planner has the plan of whoever opens it, which the link of a sample says. */
export function plannerLink(access: LearnerAccess): StepLink {
  return {
    to: pathOf('studyPlanner'),
    label: access === 'trial' ? 'Open your own study planner' : 'Open the study planner',
  };
}

export function stepLink(step: ParentNextStep, access: LearnerAccess): StepLink {
  switch (step.kind) {
    case 'official score':
      return { to: pathOf('scoreGuide'), label: 'Open the score guide' };
    case 'rest':
      return { to: pathOf('aboutTest'), label: 'What to expect on the test' };
    case 'free test':
      return { to: pathOf('freeTest'), label: 'Start the free test' };
    case 'first test':
    case 'next test':
      return { to: pathOf('fullLengthTests'), label: 'Open the full-length tests' };
    case 'begin again':
      return { to: pathOf('sectionStudy'), label: 'Choose a section' };
    case 'smaller plan':
      return plannerLink(access);
    case 'topic':
    case 'balance':
      return { to: sectionPracticePath(step.subject), label: `Open ${practiceName(step.subject)}` };
    default:
      return assertUnreachable(step);
  }
}

const practiceName = (subject: NamedSection) => `${dashboardSectionNames[subject].toLowerCase()} practice`;
