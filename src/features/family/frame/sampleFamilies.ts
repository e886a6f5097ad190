import type { SampleFamilyName } from '@/data/sample';

/** The sample families with the text of their list entries. */
export const sampleFamilies: readonly { name: SampleFamilyName; title: string; line: string }[] = [
  { name: 'two', title: 'Two children', line: 'One above the target, one rising toward it' },
  { name: 'off-course', title: 'A child off track', line: 'Light weeks and a total that has fallen' },
  { name: 'first-week', title: 'A first week', line: 'Study, but no test yet' },
  { name: 'one-test', title: 'One test', line: 'Three weeks of study and a first score' },
  { name: 'long-year', title: 'A long year', line: 'A year of study with many tests' },
  { name: 'middle-level', title: 'The Middle Level', line: 'Grade 6, raw scores, and one official report' },
];
