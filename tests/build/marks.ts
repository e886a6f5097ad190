/** Recognizes by its text what a built file has, whatever the file is named. */
import { readdirSync, readFileSync } from 'node:fs';
import { textOf } from './site-files';

export const questionFolder = 'src/data/items/content/';
export const wordFolder = 'src/data/words/content/';

/** "form-a/verbal.json" */
export const questionFiles = readdirSync(questionFolder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.json'));
export const wordFiles = readdirSync(wordFolder);

/** Class names that Recharts renders. */
export const rechartsMarks = ['recharts-surface', 'recharts-cartesian'];

/** The longest explanation or prompt of each set of questions. */
export const questionMarks = questionFiles.map((file) => {
  const texts = readFileSync(questionFolder + file, 'utf8').matchAll(/"(?:why|text)": "([^"\\]+)"/g);
  return [...texts].map(([, text = '']) => text).toSorted((a, b) => b.length - a.length)[0] ?? '';
});

/** One definition from each file of the word list. */
export const wordMarks = wordFiles.map(
  (file) => /"definition": "([^"\\]+)"/.exec(readFileSync(wordFolder + file, 'utf8'))?.[1] ?? '',
);

/** Returns the built files that contain one of the marks. */
export const filesWith = (marks: readonly string[], files: Iterable<string>): string[] =>
  [...files].filter((file) => {
    const code = textOf(file);
    return marks.some((mark) => code.includes(mark));
  });
