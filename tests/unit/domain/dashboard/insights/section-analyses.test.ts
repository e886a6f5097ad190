/** The analysis of a section. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { describe, expect, test } from 'vitest';
import { sectionAnalyses } from '@/domain/dashboard/insights/section-analyses';
import { ago, changeSinceTest, evening, full, logOf, recordWith, section, session } from '../logs';

const advice = {
  'math-circles': { student: 'Write the radius first.', parent: 'Ask for the radius.' },
  'reading-tone': { student: 'Name the tone.', parent: 'Read a poem.' },
};

const onTopic = (topic: TopicId, right: number) =>
  session(ago(2), 'quantitative', 60, { topic, solved: 100, right });

describe('a section analysis', () => {
  test('has its latest score, the previous one, and its own topics', () => {
    const log = logOf(
      [
        onTopic('math-angles', 90),
        onTopic('math-circles', 60),
        onTopic('math-rate', 70),
        session(ago(1), 'verbal', 60, { topic: 'synonyms', solved: 100, right: 10 }),
      ],
      [full(ago(30), 2100), section(ago(8), 712), full(ago(1), 2160)],
    );
    expect(sectionAnalyses(recordWith(log), advice, evening)[1]).toEqual({
      subject: 'quantitative',
      current: 720,
      displayText: '720',
      previous: {
        score: 700,
        displayText: '700',
        estimated: false,
        change: changeSinceTest(20, 'section', ago(30)),
      },
      strengths: ['math-angles'],
      weaknesses: ['math-circles', 'math-rate'],
      recommendation: 'Write the radius first.',
    });
  });
  test('exists for sections with a score, and recommends what there is to gain if nothing is weak', () => {
    expect(sectionAnalyses(recordWith(logOf([onTopic('math-circles', 90)])), advice, evening)).toEqual([]);
    const [quantitative] = sectionAnalyses(
      recordWith(logOf([onTopic('math-circles', 90)], [section(ago(1), 700)])),
      advice,
      evening,
    );
    expect(quantitative).toMatchObject({
      previous: null,
      weaknesses: [],
      recommendation: 'Write the radius first.',
    });
    expect(
      sectionAnalyses(recordWith(logOf([], [section(ago(1), 700)])), advice, evening)[0]?.recommendation,
    ).toBeNull();
  });
});
