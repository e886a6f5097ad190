/**
 * What a search engine shows of each page. Only documents carry it: in the scripts of every page it would be 2 kB that no
 * reader needs. The type demands one for each row of the site's table.
 */
import type { RouteId } from '@/site';

export const descriptions: Readonly<Record<RouteId, string>> = {
  home: 'Practice for the SSAT with a reason for every answer, and dashboards that tell a parent in five seconds how it is going.',
  about:
    'Who Larkfield Prep is for, and how it works: practice under real conditions, every answer explained, nothing stored without asking.',
  features:
    'What Larkfield Prep offers students and parents preparing for the SSAT: section practice, full tests, courses, coaching and dashboards.',
  pricing:
    'The plans of Larkfield Prep: practice, term courses of two, four and six weeks, and 1:1 coaching. Ask for a quote.',
  myPage:
    'Your SSAT preparation at a glance: tests taken, study progress, recent activity and what to practice next.',
  sectionStudy: 'Choose a section of the SSAT to study: verbal, math, reading or the writing sample.',
  fullLengthTests:
    'Three complete SSAT practice tests: when to take which, how long each lasts with your timing, and what you have done.',
  fullLengthTest:
    'One complete SSAT practice test, section by section in the order of the test, with the timing of each section.',
  studyPlanner: 'Plan the weeks before the SSAT: which section on which day, and how many hours a week.',
  scoreReport:
    'How to read a practice score: right, wrong and blank answers, the raw score, and how sure an estimate can be.',
  errorLog:
    'Learn from every mistake: why a wrong choice tempts, where it fails, and why the right one is right.',
  testResults:
    'The results of SSAT practice tests: score, time a question, and an explanation of every choice.',
  countdown: 'How many days are left until the SSAT, and how to use them.',
  aboutTest:
    'What the SSAT is, how a full test is built, how long each section lasts and what its questions cover.',
  scoring:
    'Raw score, the quarter point that a wrong answer costs, scaled scores and percentiles of the SSAT, in plain words.',
  scoreGuide:
    'What an SSAT score says and what it does not: scale, percentile, measurement error and change between two tests.',
  practiceTest:
    'Practice for the SSAT under real conditions: five choices a question, a running clock and no calculator.',
  verbalTest:
    'Practice for the SSAT under real conditions: five choices a question, a running clock and no calculator.',
  materials:
    'Materials for the SSAT: what to study for verbal, quantitative, reading and the writing sample.',
  freeTest:
    'A free SSAT diagnostic, without an account: verbal, quantitative and reading in 65 minutes, with every choice explained, and an essay.',
  verbalPractice:
    'Synonyms and analogies for the SSAT verbal section: how each kind works and a timed ten-question test.',
  verbalPracticeApp:
    'SSAT verbal practice in the browser of a phone, tablet or laptop, with nothing to install.',
  mathPractice:
    'The quantitative sections of the SSAT: 25 questions in 30 minutes, twice, without a calculator.',
  readingTest:
    'One SSAT reading passage of a kind you choose, with its questions and a reason for every choice.',
  readingFullTest: 'A full reading section of the SSAT: 40 questions on about eight passages in 40 minutes.',
  quickTest:
    'Ten SSAT verbal questions in five minutes: synonyms and analogies, with a reason for every choice afterwards.',
  demiTest: 'Half of an SSAT verbal section: fifteen synonyms and fifteen analogies in fifteen minutes.',
  coaching:
    'One-to-one coaching for the SSAT and for boarding-school admission, with someone who has been through it.',
  mentoringSuccess: 'What a student can expect from 1:1 coaching, and what nobody can promise.',
  course2: 'A two-week SSAT course for students whose test is close: the essentials of every section.',
  course4: 'A four-week SSAT course: every section of the test, with practice tests on the way.',
  course6: 'A six-week SSAT course with time to build vocabulary, close gaps and practice whole tests.',
  writingTest:
    'The writing sample of the SSAT to practice: one of two prompts, 25 minutes, and a list to read your essay against.',
  writingCoaching:
    'A coach reads a practice essay with the student: structure, examples, sentences, and the clock.',
  parentDashboard: 'Follow a child\u2019s SSAT progress, test scores and learning journey in one place.',
  studentDashboard:
    'A student\u2019s SSAT practice this week: score, study time, accuracy, what comes next and how far the goal is.',
  parentsDashboard:
    'A parent\u2019s view of two children\u2019s SSAT preparation: latest score against target, study time, streak and what to do next.',
};
