import { brand } from '@/brand';
import type { DigestRefusal } from '@/data/learners/shared/sharedDigest';

export const copyRefusalTexts: {
  readonly file: Readonly<Record<DigestRefusal | 'unread', string>>;
  readonly link: Readonly<Record<DigestRefusal, string>>;
} = {
  file: {
    unread: 'This file could not be read. Choose it again, or ask for a new copy.',
    foreign: `This is not a copy that a student shared, so nothing was opened. The name of the right file begins with “${brand.filePrefix}” and ends with the date it was made.`,
    damaged:
      'This copy is damaged, or something in it can’t be right, so nothing was opened. Ask for a new copy and open that one.',
    newer:
      'This copy comes from a newer version of this site, so nothing was opened. Reload this page and open the copy again.',
    'too-large':
      'This file is larger than any copy of a student’s progress, so it was not read. Choose the file that the student shared with you.',
  },
  link: {
    foreign:
      'This link contains no copy of a student’s progress. Open the whole link that the student sent you.',
    damaged:
      'This link is damaged or was cut short, so nothing was opened. Ask for it again, or for the file, which no app cuts short.',
    newer:
      'This link comes from a newer version of this site, so nothing was opened. Reload this page to get that version.',
    'too-large':
      'This link is longer than any that this site makes, so it was not read. Ask the student for a new link, or for the file.',
  },
};
