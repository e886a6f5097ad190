/** The sample's weekly reports, this week's first; the hours of each week are the study log's. */
import type { WeeklyReport } from '@/domain/family/detail';

export const mayaReports: readonly WeeklyReport[] = [
  {
    weeksAgo: 0,
    testsCompleted: 1,
    averageScore: 2340,
    bestScore: 2340,
    improvement: 30,
    percentileRank: 92,
    sections: [
      { subject: 'verbal', score: 784, change: 8 },
      { subject: 'math', score: 796, change: 12 },
      { subject: 'reading', score: 760, change: 10 },
    ],
    achievements: [
      'The best total so far: 2,340.',
      'Studied on all seven days.',
      'All three analogy sets of the week are done.',
    ],
    areasForImprovement: [
      'Inference in fiction: 62% right, against 84% in science passages.',
      'The timed essay was not written.',
    ],
    parentRecommendations: [
      'Ask which line of the passage proved the last answer, rather than whether it was right.',
      'Keep Thursday from 5 to 6 free of appointments: it is the day of the essay.',
    ],
  },
  {
    weeksAgo: 1,
    testsCompleted: 1,
    averageScore: null,
    bestScore: null,
    improvement: null,
    percentileRank: null,
    sections: [{ subject: 'reading', score: 756, change: 6 }],
    achievements: ['The most hours of any week: 20.9.', 'Reading rose to 756 in the section test.'],
    areasForImprovement: ['Five mistakes of the section test were not looked at again.'],
    parentRecommendations: [
      'Praise the hours less and the review more: it is the review that moves the score.',
    ],
  },
  {
    weeksAgo: 2,
    testsCompleted: 1,
    averageScore: 2310,
    bestScore: 2310,
    improvement: 24,
    percentileRank: 90,
    sections: [
      { subject: 'verbal', score: 776, change: 6 },
      { subject: 'math', score: 784, change: 12 },
      { subject: 'reading', score: 750, change: 6 },
    ],
    achievements: ['Verbal passed 775.', 'The full test was finished with four minutes to spare.'],
    areasForImprovement: ['Long passages took 40 seconds a question more than short ones.'],
    parentRecommendations: ['Let her take the next full test at the hour of the real one.'],
  },
  {
    weeksAgo: 3,
    testsCompleted: 1,
    averageScore: null,
    bestScore: null,
    improvement: null,
    percentileRank: null,
    sections: [{ subject: 'math', score: 790, change: 18 }],
    achievements: ['Math reached 790 in the section test.'],
    areasForImprovement: ['No study on Sunday, and little on Friday.'],
    parentRecommendations: ['A short walk before Friday\u2019s session has helped in earlier weeks.'],
  },
];
