/** All text that the site may show, extracted from its source (strings and JSX text), and the text of the docs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { unwrapped } from '../unit/project/docs';

export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** Bank content and word lists are read elsewhere. */
const isContent = (file: string) => /^src\/data\/(?:items|words|roots|relations|formulas)\//.test(file);

const sourceFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file).replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !isContent(file));

/** Text has more than one word, which excludes paths and CSS lengths. */
const isText = (text: string) => /[A-Za-z’]{2,} [A-Za-z’]{2,}/.test(text) || /^[A-Z][a-z]+$/.test(text);

function textsIn(file: string): readonly SourceText[] {
  const texts: string[] = [];
  const visitor = new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    JSXText: ({ value }) => {
      texts.push(value);
    },
    TemplateLiteral: ({ quasis }) => {
      texts.push(quasis.map(({ value }) => value.cooked ?? '').join('…'));
    },
  });
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return texts.map((text) => ({ file, text: unwrapped(text).trim() })).filter(({ text }) => isText(text));
}

export const sourceTexts: readonly SourceText[] = sourceFiles.flatMap(textsIn);

const docs = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => join('docs', file)),
];

export const docTexts: readonly SourceText[] = docs
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: unwrapped(readFileSync(file, 'utf8')) }));

export const allTexts: readonly SourceText[] = [...sourceTexts, ...docTexts];
