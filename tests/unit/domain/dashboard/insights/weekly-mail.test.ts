import { describe, expect, test } from 'vitest';
import { topicAdvice } from '@/data/texts/topic-advice';
import { mostMailCharacters, weeklyMailText } from '@/domain/dashboard/insights/weekly-mail';
import { buildWeeklyReport } from '@/domain/dashboard/insights/weekly-report';
import { loggedWeeks } from '@/domain/dashboard/study/logged-weeks';
import { sampleSource } from '@/data/learners/useLearners';

const { family } = sampleSource('2026-11-15');
const [maya] = family.children;
const [, lastWeek, ...earlier] = loggedWeeks(maya, family.asOf);
const reports = [lastWeek, ...earlier].flatMap((week) =>
  week === undefined ? [] : [buildWeeklyReport(maya, topicAdvice, week.from, family.asOf)],
);
const link = 'https://example.com/parent-dashboard?copy=1#copy=';

describe('the mail of a week', () => {
  test('has the headline, at most nine sentences of the report, and the link', () => {
    expect(reports.length).toBeGreaterThan(5);
    for (const report of reports) {
      const [week = '', copy] = weeklyMailText(report, link, family.asOf.day).split('\n\n');
      const [headline, ...sentences] = week.split('\n');
      expect(headline).toMatch(/^(Target met|A short week|The week so far)\. /);
      expect(sentences.length).toBeLessThanOrEqual(9);
      expect(sentences.every((each) => each.startsWith('- '))).toBe(true);
      expect(copy).toBe(`All figures are in this copy:\n${link}`);
    }
  });
  test.each([
    ['no link', null],
    ['a link that is too long', `${link}${'x'.repeat(mostMailCharacters)}`],
  ])('with %s, announces a file', (_, given) => {
    const [report] = reports;
    const text = report === undefined ? '' : weeklyMailText(report, given, family.asOf.day);
    expect(text).toMatch(/It follows as a file\.$/);
    expect(text).not.toContain('https:');
    expect(text.length).toBeLessThan(mostMailCharacters);
  });
});
