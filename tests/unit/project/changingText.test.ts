/** In a page that the browser translates, every text that can change is the only child of its element. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { linesWithChangingText } from './changingText';

const found = (jsx: string) =>
  linesWithChangingText(
    'x.tsx',
    `const Part = ({ on, title }: Props) => ${jsx};
interface Props { readonly on: boolean; readonly title: string }`,
  );

describe('a text', () => {
  test.each([
    ['beside a conditional element', '<p>{on && <b>New</b>}Title</p>'],
    ['that changes beside an element', '<p><b>New</b>{title}</p>'],
    ['in several pieces', '<p>{title} of two</p>'],
    ['in a fragment', '<>{on && <b>New</b>}{title}</>'],
    ['that is there at times, beside an element', '<p>{on ? "on" : null}<b>New</b></p>'],
    ['that changes in a button, beside its ripple', '<Button>{title}</Button>'],
  ])('%s is found', (_, jsx) => expect(found(jsx)).toEqual([1]));

  test.each([
    ['alone in its element', '<p>{on && <b>New</b>}<span>{title}</span></p>'],
    ['in one piece', '<p>{`${title} of two`}</p>'],
    ['that never changes, beside elements that don’t, either', '<p>See <b>this</b> and that.</p>'],
    ['that never changes in a button', '<Button>Save</Button>'],
    ['in a drawing, which is not translated', '<text>{title} of two</text>'],
  ])('%s is fine', (_, jsx) => expect(found(jsx)).toEqual([]));
});

describe('a component', () => {
  test.each([
    ['a text', 'function Cell({ cell }) { if (typeof cell === "string") return cell; return <b />; }'],
    ['a composed text', 'function Days({ days }) { return `${days} days`; }'],
  ])('that returns %s is found', (_, code) => expect(linesWithChangingText('a.tsx', code)).toEqual([1]));

  test.each([
    ['its children', 'function Part({ children }) { return children; }'],
    ['nothing', 'function Part() { return null; }'],
    ['an element', 'function Part({ title }) { return <p>{title}</p>; }'],
    [
      'an element, and has a function that returns a text',
      'function Part({ title }) { const name = () => { return title; }; return <p>{name()}</p>; }',
    ],
  ])('that returns %s is fine', (_, code) => expect(linesWithChangingText('a.tsx', code)).toEqual([]));
});

test('every text that can change stands alone', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(300);
  const lines = files.flatMap((file) => {
    const path = `src/${file}`;
    return linesWithChangingText(path, readFileSync(path, 'utf8')).map((line) => `${path}:${line}`);
  });
  expect(lines).toEqual([]);
});
