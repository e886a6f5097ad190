import { describe, expect, test } from 'vitest';
import { emailFault, phoneFault } from '@/domain/family/contact';

describe('an e-mail address', () => {
  test.each([
    'parent@example.com',
    ' parent@example.com ',
    'Parent.Of+Two@mail.example.co.uk',
    "o'neill_7@example.org",
    'a@b.cd',
    'parent@exa-mple.com',
    'parent@123.example',
  ])('%j can be one', (text) => expect(emailFault(text)).toBeNull());

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
  ])('%j cannot be one', (text) => {
    expect(emailFault(text)).toBe(
      'This does not look like an e-mail address. One looks like name@example.com.',
    );
  });

  test.each(['', '  '])('%j is none', (text) => {
    expect(emailFault(text)).toBe('Enter an e-mail address, so that reports can reach you.');
  });

  test('a very long wrong one is told quickly', () => {
    const started = performance.now();
    expect(emailFault(`a@${'a-'.repeat(20_000)}!`)).not.toBeNull();
    expect(performance.now() - started).toBeLessThan(1000);
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
  ])('%j can be one', (text) => expect(phoneFault(text)).toBeNull());

  test.each([
    '555-0173',
    '555555017',
    '25555550173',
    '555555017345',
    '+1234567',
    '+1234567890123456',
    '()- .',
  ])('%j is not complete', (text) => {
    expect(phoneFault(text)).toBe(
      'This number is not complete. Ten digits are needed, for example (555) 555-0142.',
    );
  });

  test.each(['call me', '555-555-017a', '555+5550173', '(555) 555-0173 ext. 4', '+'])(
    '%j has more than digits in it',
    (text) => {
      expect(phoneFault(text)).toBe('A phone number has digits only, for example (555) 555-0142.');
    },
  );

  test.each(['', '   '])('%j is none', (text) => {
    expect(phoneFault(text)).toBe('Enter a phone number, so that urgent alerts can reach you.');
  });
});
