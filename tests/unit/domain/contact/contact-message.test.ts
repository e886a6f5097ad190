import { expect, test } from 'vitest';
import { validateContactMessage } from '@/domain/contact/contact-message';

const sound = { name: 'Ana Ruiz', email: 'ana@example.com', text: 'When does the next course begin?' };

test.each([
  ['name', 'A', null],
  ['name', '', 'missing'],
  ['name', ' \u200B\n', 'missing'],
  ['email', '', 'missing'],
  ['email', '  ', 'missing'],
  ['email', 'ana', 'no-address'],
  ['email', 'ana@example', 'no-address'],
  ['email', 'ana@example.', 'no-address'],
  ['email', 'ana@@example.com', 'no-address'],
  ['email', 'ana ruiz@example.com', 'no-address'],
  ['email', ' ana+ssat@mail.example.co.uk ', null],
  ['text', '', 'missing'],
  ['text', '\u2028\u00A0', 'missing'],
  ['text', '?', null],
] as const)('%s "%s": %s', (field, value, fault) =>
  expect(validateContactMessage({ ...sound, [field]: value })).toEqual({
    name: null,
    email: null,
    text: null,
    [field]: fault,
  }),
);
