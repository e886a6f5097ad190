/** Links as messengers and mail programs leave them. */
import { describe, expect, test } from 'vitest';
import { addressInPath, claimsCopy, copyTextIn } from '@/data/learners/shared/sharedAddress';

const text = '1.abc-DEF_9';
const link = `https://larkfield.example/my-page?copy=1#learner=${text}`;

describe('a link', () => {
  test.each([
    ['as it was made', link],
    ['with an encoded equals sign', link.replace('learner=', 'learner%3D')],
    ['with an encoded hash', link.replace('#', '%23')],
    ['with both encoded', link.replace('#learner=', '%23learner%3D')],
    ['encoded twice', link.replace('#learner=', '%2523learner%253D')],
    ['with an encoded full stop', link.replace('1.abc', '1%2Eabc')],
    ['without the query', link.replace('?copy=1', '')],
    ['with a full stop at its end', `${link}.`],
    ['with a bracket at its end', `${link})`],
    ['with an angle bracket at its end', `${link}>`],
    ['with a quotation mark at its end', `${link}"`],
    ['with an encoded space at its end', `${link}%20`],
    ['with a word after a space', `${link}%20Thanks`],
    ['with a parameter at its end', `${link}&utm_source=mail`],
    ['with a parameter before the fragment', link.replace('#', '&fbclid=x#')],
    ['in emphasis', `${link}_`],
    ['in strong emphasis', `${link}__`],
    ['with the fragment as a parameter', link.replace('#', '&')],
  ])('%s has the copy', (_, address) => {
    const url = new URL(address);
    expect(claimsCopy(url)).toBe(true);
    expect(copyTextIn(url)).toBe(text);
  });

  test.each([
    ['without its fragment', 'https://larkfield.example/my-page?copy=1'],
    ['with the key alone', 'https://larkfield.example/my-page?copy=1#learner'],
    ['with an empty fragment', 'https://larkfield.example/my-page?copy=1#'],
    ['cut short after the key', 'https://larkfield.example/my-page#learner='],
    ['with the key alone and no query', 'https://larkfield.example/my-page#learner'],
  ])('%s claims a copy that is lost', (_, address) => {
    const url = new URL(address);
    expect(claimsCopy(url)).toBe(true);
    expect(copyTextIn(url)).toBeNull();
  });

  test.each([
    '/my-page',
    '/my-page?from=device',
    '/my-page#top',
    '/my-page#my-learner=1',
    '/my-page?child=theo',
  ])('%s claims none', (address) => expect(claimsCopy(new URL(address, link))).toBe(false));
});

describe('a path', () => {
  test.each([
    [`/my-page%23learner=${text}`, `/my-page#learner=${text}`],
    [`/my-page%3Fcopy%3D1%23learner%3D${text}`, `/my-page?copy=1#learner=${text}`],
    ['/my-page%3Fcopy=1', '/my-page?copy=1'],
    ['//elsewhere.example/%3Fcopy=1', '/elsewhere.example/?copy=1'],
  ])('%s has an encoded address', (path, address) => expect(addressInPath(path)).toBe(address));

  test.each(['/my-page', '/learner=1', '/100%25', '/my-page%20', '/a%3Fb'])('%s has none', (path) =>
    expect(addressInPath(path)).toBeNull(),
  );
});
