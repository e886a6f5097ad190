/** Where a dashboard sends a learner to practice. */
import { drillSearch, usualDrill } from '@/domain/plan/drill-request';
import type { TopicId } from '@/domain/plan/topic-ids';
import type { NamedSection } from '@/domain/section-names';
import { pathOf, type RouteId } from '@/site';

const practicePages: Readonly<Record<NamedSection, RouteId>> = {
  verbal: 'verbalPractice',
  quantitative: 'mathPractice',
  reading: 'readingTest',
  writing: 'writingTest',
};

/** The page of a section's practice. */
export const sectionPracticePage = (section: NamedSection): string => pathOf(practicePages[section]);

/** Ten questions on a topic. */
export function topicPractice(topic: TopicId): string {
  return pathOf('sectionStudy', {
    search: drillSearch({ subject: { kind: 'topic', topic }, questions: usualDrill.questions }),
  });
}
