/** Links from a dashboard to practice. */
import { drillSearchParams, defaultDrill } from '@/domain/plan/drills/drill-request';
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import type { NamedSection } from '@/domain/section-names';
import { pathOf, type RouteId } from '@/site';

const practicePages: Readonly<Record<NamedSection, RouteId>> = {
  verbal: 'verbalPractice',
  quantitative: 'mathPractice',
  reading: 'readingTest',
  writing: 'writingTest',
};

export const sectionPracticePath = (section: NamedSection): string => pathOf(practicePages[section]);

/** Returns the path to a drill on a topic, with the default number of questions. */
export function topicPracticePath(topic: TopicId): string {
  return pathOf('sectionStudy', {
    search: drillSearchParams({ subject: { kind: 'topic', topic }, questions: defaultDrill.questions }),
  });
}
