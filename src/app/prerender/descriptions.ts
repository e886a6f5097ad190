/**
 * Meta descriptions, one per route. They are only in the prerendered documents: in the scripts they would be 2 kB that no reader
 * needs.
 */
import { brand } from '@/brand';
import type { RouteId } from '@/site';

export const pageDescriptions: Readonly<Record<RouteId, string>> = {
  home: 'Practice for the Middle and Upper Level SSAT with an explanation of every choice, honest results, and a report for parents.',
  about: `Who is behind ${brand.name}, what is saved where, how its SSAT questions are made and checked, and how estimates work.`,
  legal: `The Privacy Policy, Terms of Service, and Cookie Policy of ${brand.name}, and your rights under the GDPR, in plain English.`,
  help: 'How to start, move your work to another device, delete or print it, practice offline, and what to do when something can\u2019t be read.',
  features: `What a student, a parent, and a school get from ${brand.name}: SSAT tests, practice, explanations, reports, plans, and dashboards.`,
  pricing: `What each plan from ${brand.name} includes: SSAT practice, term courses of two, four, and six weeks, and 1:1 coaching.`,
  myPage:
    'Your SSAT preparation at a glance: tests taken, study progress, recent activity, and what to practice next.',
  sectionStudy:
    'Ten good minutes of Middle or Upper Level SSAT practice: what may gain you the most points now, what is due, and how well you know each topic.',
  fullLengthTests:
    'Complete SSAT practice tests for the Middle and Upper Levels: when to take each one, how long it lasts with your timing, and which ones you have done.',
  fullLengthTest:
    'A complete SSAT practice test for the Middle or Upper Level, in the order and with the timing of the real one.',
  studyPlanner:
    'A study plan that ends on your SSAT test day: what to do each day, with sections weighted by your results.',
  scoreReport:
    'What a practice test shows: right, wrong, and blank answers, raw scores, and at the Upper Level an estimate and how certain it is.',
  errorLog:
    'Every SSAT question you missed, with what tempted you; each one returns until you get it right twice.',
  testResults:
    'The results of your SSAT practice tests: scores, time per question, and an explanation of every choice.',
  countdown:
    'The days left until your SSAT, what to do by when, and what to bring, with a file for your calendar.',
  aboutTest:
    'The SSAT from start to finish: levels, sections, breaks, extra time, ways to take it, test day, and how to register.',
  scoring:
    'How the SSAT is scored: calculate a section score from right, wrong, and blank answers; see when a guess pays off; and check whether a change is clear.',
  scoreGuide:
    'What an SSAT score means: medians for grades 5 to 10, why percentiles look low, how scores and percentiles compare, and where the test fits in.',
  practiceTest:
    'Practice for the Middle or Upper Level SSAT under real test conditions: five choices, a running clock, and no calculator unless approved.',
  verbalTest:
    'Practice for the Middle or Upper Level SSAT under real test conditions: five choices, a running clock, and no calculator unless approved.',
  materials:
    'Seven SSAT sheets to print: answer sheet, word list with roots, analogy relations, formulas, checklist, reading log, and a blank week.',
  freeTest:
    'A free SSAT practice test for the Middle or Upper Level: verbal, quantitative, and reading in 65 minutes, plus an essay, every choice explained.',
  verbalPractice:
    'Middle and Upper Level SSAT synonyms and analogies: 14 relations, each with a bridge and its own practice, and roots grouped in families.',
  verbalPracticeApp:
    'Words for the Middle or Upper Level SSAT, ten minutes a day on your phone. Each word returns around the time we estimate you would forget it.',
  mathPractice:
    'Middle and Upper Level SSAT math, topic by topic: how well you know each, drills that never run out, the method after each problem, and formulas to recall.',
  readingTest:
    'One SSAT reading passage of the kind you choose, with its questions and an explanation of every choice.',
  readingFullTest: 'A full SSAT reading section: 40 questions on eight passages in 40 minutes.',
  quickTest:
    'Ten SSAT verbal questions in five minutes: synonyms and analogies, with every choice explained afterward.',
  demiTest: 'Half of an SSAT verbal section: fifteen synonyms and fifteen analogies in fifteen minutes.',
  coaching:
    '1:1 coaching for the SSAT: what happens in a meeting, how to prepare for it, what to ask, and how to request one by email.',
  mentoringSuccess:
    'How progress in 1:1 coaching is measured (with worked examples), what a family can expect, and what nobody can promise.',
  course2:
    'A two-week SSAT course for a test that is close: each day\u2019s practice, one full test, a calendar file, and a plan to follow.',
  course4:
    'A four-week SSAT course: each day\u2019s practice, two full tests, a calendar file, and a plan to follow.',
  course6:
    'A six-week SSAT course with time to build vocabulary: each day\u2019s practice and every full test of the student\u2019s level.',
  writingTest:
    'Practice the SSAT writing sample of the Middle or Upper Level: one of two prompts, 25 minutes, and a checklist for reading over your essay.',
  writingCoaching:
    'The SSAT writing sample: what it can show, where the 25 minutes go, three example essays with notes, and a checklist.',
  parentDashboard:
    'A sample dashboard for parents: a child\u2019s SSAT progress, test scores, study time, and goals in one place.',
  studentDashboard:
    'A sample student\u2019s SSAT practice this week: score, study time, accuracy, what comes next, and how close the target is.',
  parentsDashboard:
    'A parent\u2019s view of two sample children\u2019s SSAT preparation: latest score against target, study time, streak, and what to do next.',
};
