/**
 * Simulates students who follow their plan for eight weeks, and prints how late they review their mistakes and how much is left to
 * review at the end. Usage: `npm run simulate:reviews`, or `npm run simulate:reviews -- 500` for 500 students.
 */
import { withSource } from './source.mjs';

const count = Number(process.argv[2] ?? 200);
if (!Number.isInteger(count) || count < 1) throw new Error('How many students? A whole number from 1 on.');
await withSource(async (load) => {
  /** @type {typeof import('./simulation/reviews')} */
  const { simulateStudents, reviewFigures } = await load('/tools/simulation/reviews.ts');
  /** @type {typeof import('../src/data/items/index/loadItemIndex')} */
  const { loadItemIndex } = await load('/src/data/items/index/loadItemIndex.ts');
  const all = simulateStudents(count, await loadItemIndex('upper'));
  const { students, medianDaysLeft, onTime } = reviewFigures(all);
  console.log(`${students} students, eight weeks each`);
  console.log(`Waiting at the end, median: ${medianDaysLeft.toFixed(2)} days of work`);
  console.log(`Reviews within two days of their date: ${(100 * onTime).toFixed(1)} %`);
  /** @type {readonly (readonly [string, (student: import("./simulation/reviews").SimulatedStudent) => boolean])[]} */
  const groups = [
    ['20 or 30 minutes a day', ({ minutesPerDay }) => minutesPerDay <= 30],
    ['45 to 90 minutes a day', ({ minutesPerDay }) => minutesPerDay > 30],
    ['there on fewer than 3 of 4 days', ({ attendance }) => attendance < 0.75],
    ['right in fewer than 65 of 100', ({ right }) => right < 0.65],
  ];
  for (const [name, belongs] of groups) {
    const figures = reviewFigures(all.filter(({ student }) => belongs(student)));
    console.log(
      `  ${name}: ${figures.students} students, ${figures.medianDaysLeft.toFixed(2)} days, ${(100 * figures.onTime).toFixed(1)} %`,
    );
  }
});
