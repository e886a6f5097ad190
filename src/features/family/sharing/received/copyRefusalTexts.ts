import { brand } from '@/brand';
import type { DigestRefusal } from '@/data/learners/shared/sharedDigest';

export const copyRefusalTexts: Readonly<
  Record<'file' | 'link', Readonly<Record<DigestRefusal | 'unread', string>>>
> = {
  file: {
    unread:
      'This file could not be read. Check the connection and choose the file again, or ask for a new copy.',
    foreign: `This is not a copy that a learner shared, so nothing was opened. The name of the right file begins with “${brand.filePrefix}” and ends with the date it was made.`,
    damaged:
      'This copy is damaged, or something in it can’t be right, so nothing was opened. Ask for a new copy and open that one.',
    newer:
      'This copy comes from a newer version of this site, so nothing was opened. Reload this page and open the copy again.',
    'too-large':
      'This file is larger than any copy of a learner’s progress, so it was not read. Choose the file that the learner shared with you.',
  },
  link: {
    unread:
      'The copy in this link could not be opened, because a part of the site could not be loaded. Check the connection, then open the link again.',
    foreign:
      'This link contains no copy of a learner’s progress. Open the whole link that the learner sent you.',
    damaged:
      'This link is damaged or was cut short, so nothing was opened. Ask for it again, or for the file, which no app cuts short.',
    newer:
      'This link comes from a newer version of this site, so nothing was opened. Reload this page to get that version.',
    'too-large':
      'This link is longer than any that this site makes, so it was not read. Ask the learner for a new link, or for the file.',
  },
};
