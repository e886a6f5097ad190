import type { SampleChild, SampleFamily } from '@/data/sample/child';
import { detailOf, schools } from '@/data/sample/details';

/** A child whose weeks grow thin and whose total has clearly fallen. */
const nora: SampleChild = {
  child: { id: 'nora', name: 'Nora Whitfield', grade: 9, targetSchool: 'Fenwick Academy' },
  targets: { verbal: 720, quantitative: 720, reading: 720 },
  testInDays: 34,
  weeklyTargetHours: 18,
  weeklyGoalHours: 19,
  plan: [
    '16:00v120 18:30m60',
    '16:00m120 18:30v60',
    '16:00r120 18:30m60',
    '16:00m120 18:30v60',
    '16:00r120 18:30w60',
    '10:00v60 14:00t170 18:00r40',
  ],
  lessons: { verbal: 60, quantitative: 70, reading: 60, writing: 20 },
  weeks: [
    '/e304g487////k245F406',
    'k4810a486/o6612r7816s548////l8413N303',
    's304l608O428//t427m665R6613/E8412G729//',
    '/e8411G426K6614/f365t6610//m302n666/a667f305',
    'a304s8412r6011/e546g667//O7214r5410l548/m726n607/',
    'a303s486g303/o488r489l547/t547m302e303/g304O305/n423f487/k4810T405',
    's608l487r489/e787g8411/t6610m484O488/r306e545k428/n605f7212w84/',
    'A8410s487g668/o6612r489L608/f548t548e728/g304o366k306/m423n545/A607F447',
    'k5410a789r305/e484G545s608/N667F304O609/R609E485l548/t487M424w72/k6011n424',
    'l304k306g729/o549r549a727/m363N545e302/g607o487s486/f426T486/l426m403',
    's425l608R487/E545g606k5410/t729M787o7212/r487e606A668/N425f608w42/s607t304',
    'a667s546g607/o488r8414l304/f487t425e605/g486o549K7214/m604n667w42/a484f304',
    'k305a545r427/e484g303s243/n243f304o549/R427e484l669/T304m423w42/k6612n404',
  ],
  tests: [
    '0 652 663 680 38',
    '3 verbal 668',
    '5 688 699 707 57',
    '7 reading 705',
    '9 690 694 701 56',
    '12 691 696 704 57',
    '20 682 690 698 54',
  ],
  upcoming: [
    { title: 'Math quiz: circles', inDays: 4, start: 16 * 60, status: 'Ready', opens: 'math-quiz' },
    {
      title: 'Full-length practice test',
      inDays: 13,
      start: 14 * 60,
      status: 'Scheduled',
      opens: 'full-test',
    },
  ],
  weeklyGoals: [
    { id: 'g1', title: 'Three math sessions', of: { section: 'quantitative' }, target: 3 },
    { id: 'g2', title: 'Three reading sessions', of: { section: 'reading' }, target: 3 },
    { id: 'g3', title: 'One timed essay', of: { kind: 'essay' }, target: 1 },
  ],
  lookedHoursAgo: 120,
  testAnxiety: 'High, by self-report',
};

export const offCourse: SampleFamily = {
  id: 'off-course',
  children: [nora],
  loadDetails: async () => ({
    nora: detailOf(nora, {
      schools: [schools.fenwick, schools.ashby],
      goals: [
        {
          id: 'goal-1',
          kind: 'academic',
          title: 'Circles at 70% right',
          description: 'Two sessions a week, with radius and diameter written down first.',
          setDaysAgo: 42,
          dueInDays: 21,
          measure: { kind: 'accuracy', topic: 'math-circles' },
          targetValue: 70,
          priority: 'high',
        },
        {
          id: 'goal-2',
          kind: 'habits',
          title: 'Reach 18 hours in six weeks',
          description: 'Six weeks of 18 hours or more by the study log.',
          setDaysAgo: 49,
          dueInDays: 28,
          measure: { kind: 'weeks', hours: 18 },
          targetValue: 6,
          priority: 'high',
        },
        {
          id: 'goal-3',
          kind: 'long-term',
          title: 'Reach the 65th percentile',
          description: 'What Fenwick Academy asks for, on a full practice test.',
          setDaysAgo: 84,
          dueInDays: 34,
          measure: { kind: 'percentile' },
          targetValue: 65,
          priority: 'high',
        },
      ],
    }),
  }),
};
