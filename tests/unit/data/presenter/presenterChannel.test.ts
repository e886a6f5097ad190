/** The messages between a presentation and its presenter view. */
import { expect, test } from 'vitest';
import { parsePresenterMessage } from '@/data/presenter/presenterChannel';

const slide = {
  name: 'question',
  topic: 'Student: a question',
  message: '$120 is right',
  note: 'Read it aloud.',
};
const shown = {
  type: 'shown',
  slides: [slide, slide],
  at: 1,
  isBlank: false,
  startedMs: 1000,
  search: '?child=b',
  family: 'two',
  child: 'b',
};

test.each([
  shown,
  { type: 'ended' },
  { type: 'opened' },
  { type: 'go', to: 'next' },
  { type: 'go', to: 'last' },
  { type: 'blank' },
])('%o is a message', (message) => expect(parsePresenterMessage(message)).toEqual(message));

test.each([
  null,
  'ended',
  {},
  { type: 'closed' },
  { type: 'go', to: 'elsewhere' },
  { type: 'go' },
  { ...shown, at: 2 },
  { ...shown, at: 0.5 },
  { ...shown, at: -1 },
  { ...shown, slides: [] },
  { ...shown, slides: [{ topic: 'A', message: 'B' }] },
  { ...shown, startedMs: '1000' },
])('%o is none', (message) => expect(parsePresenterMessage(message)).toBeNull());
