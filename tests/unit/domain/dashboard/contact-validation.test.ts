import { describe, expect, test } from 'vitest';
import { emailProblem, validatePhone } from '@/domain/dashboard/contact-validation';

describe('an email address', () => {
  test.each([
    'parent@example.com',
    ' parent@example.com ',
    'Parent.Of+Two@mail.example.co.uk',
    "o'neill_7@example.org",
    'a@b.cd',
    'parent@exa-mple.com',
    'parent@123.example',
  ])('%j is accepted', (text) => expect(emailProblem(text)).toBeNull());

  test.each([
    'parent',
    'parent@',
    '@example.com',
    'parent@example',
    'parent@@example.com',
    'parent@exam@ple.com',
    'par ent@example.com',
    'parent@exam ple.com',
    'parent@-example.com',
    'parent@example-.com',
    'parent@example..com',
    'parent@.example.com',
    'parent@example.com.',
    'parent@example_x.com',
    'parent@example.com, other@example.com',
    'Parent <parent@example.com>',
  ])('%j is rejected', (text) => {
    expect(emailProblem(text)).toBe(
      'This does not look like an email address. Enter one like name@example.com.',
    );
  });

  test.each(['', '  '])('%j counts as empty', (text) => {
    expect(emailProblem(text)).toBe('Enter an email address so that reports can reach you.');
  });

  test('254 characters are accepted, 255 are rejected', () => {
    const domain = `${'a'.repeat(60)}.`.repeat(3);
    const longest = `${'n'.repeat(254 - domain.length - 4)}@${domain}com`;
    expect(longest).toHaveLength(254);
    expect(emailProblem(longest)).toBeNull();
    expect(emailProblem(`n${longest}`)).toBe(
      'An email address has at most 254 characters; this one has 255.',
    );
  });

  // A pattern that backtracks would take hours.
  test.each([
    ['many letters', 'a'.repeat(1_000_000)],
    ['many hyphens in the domain', `a@${'a-'.repeat(500_000)}!`],
    ['many labels', `a@${'a.'.repeat(500_000)}`],
    ['many signs', '@'.repeat(1_000_000)],
  ])('a million characters (%s) are too many', (_, text) =>
    expect(emailProblem(text)).toMatch(/has at most 254 characters/),
  );

  test('invisible characters count as empty', () => {
    expect(emailProblem('\u200b')).toBe('Enter an email address so that reports can reach you.');
    expect(validatePhone('\u200b')).toBe('Enter a phone number so that urgent alerts can reach you.');
  });
});

describe('a phone number', () => {
  test.each([
    '(555) 555-0173',
    '555-555-0173',
    '555.555.0173',
    '5555550173',
    ' 555 555 0173 ',
    '1 555 555 0173',
    '1-555-555-0173',
    '+1 (555) 555-0173',
    '+44 20 7946 0958',
    '+12345678',
    '+123456789012345',
  ])('%j is accepted', (text) => expect(validatePhone(text)).toBeNull());

  test.each([
    '555-0173',
    '555555017',
    '25555550173',
    '555555017345',
    '+1234567',
    '+1234567890123456',
    '()- .',
  ])('%j is incomplete', (text) => {
    expect(validatePhone(text)).toBe('This number is incomplete. Enter ten digits, as in (555) 555-0142.');
  });

  test.each(['call me', '555-555-017a', '555+5550173', '(555) 555-0173 ext. 4', '+'])(
    '%j has invalid characters',
    (text) => {
      expect(validatePhone(text)).toBe('Use digits, not letters, as in (555) 555-0142.');
    },
  );

  test.each(['', '   '])('%j counts as empty', (text) => {
    expect(validatePhone(text)).toBe('Enter a phone number so that urgent alerts can reach you.');
  });
});
