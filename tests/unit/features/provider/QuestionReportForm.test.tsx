/** Reporting a mistake in a question: where the link appears, which URLs name a question, and the email's text. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadItemIndex } from '@/data/items/index/loadItemIndex';
import { untouchedItem } from '@/domain/exam/items/item-state';
import { QuestionAnswer } from '@/features/player/question/QuestionView';
import { CheckedAnswer } from '@/features/player/question/CheckedAnswer';
import { questionLabel, findReportedQuestion, questionReportEmail } from '@/features/provider/questionReport';
import { QuestionReportForm } from '@/features/provider/QuestionReportForm';
import { AnswerReview } from '@/features/results/AnswerReview';
import { theme } from '@theme';
import { analogyItem, synonymItem } from '../../domain/exam/sample-items';

// Preloads the page's code, since loading isn't under test.
beforeAll(() => import('@/features/provider/QuestionReportForm'));
afterEach(cleanup);

const show = (piece: ReactElement, address = '/about') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ThemeProvider theme={theme}>{piece}</ThemeProvider>
    </MemoryRouter>,
  );

const link = () => screen.queryByRole('link', { name: /^Something wrong with this question\?/ });
const email = () =>
  decodeURIComponent(screen.getByRole('link', { name: 'Write the email' }).getAttribute('href') ?? '');

describe('the link', () => {
  test('is shown under a reviewed question, with its version if that isn’t the first', () => {
    const judged = {
      number: 1,
      passage: null,
      state: untouchedItem,
      verdict: 'blank',
      seenBefore: false,
    } as const;
    show(<AnswerReview judged={{ ...judged, item: synonymItem(1) }} />);
    expect(link()?.getAttribute('href')).toBe('/about?question=syn-0001#report');
    // A new tab leaves the review or drill open.
    expect(link()?.getAttribute('target')).toBe('_blank');
    cleanup();
    show(<AnswerReview judged={{ ...judged, item: synonymItem(1, { version: 3 }) }} />);
    expect(link()?.getAttribute('href')).toBe('/about?question=syn-0001%403#report');
  });

  test('is shown under a checked answer in a drill', () => {
    show(<CheckedAnswer item={analogyItem(2)} state={untouchedItem} wasJustChecked={() => false} />);
    expect(link()?.getAttribute('href')).toBe('/about?question=ana-0002#report');
  });

  test.each([{ mode: 'real' }, { mode: 'practice', feedback: 'each-question' }] as const)(
    'isn’t shown for a question that waits for an answer: %o',
    (conditions) => {
      const item = synonymItem(1);
      show(
        <QuestionAnswer
          stemId="stem"
          item={item}
          number={1}
          questionCount={10}
          state={untouchedItem}
          conditions={conditions}
          send={() => undefined}
        />,
      );
      expect(screen.getAllByRole('radio')).toHaveLength(5);
      expect(link()).toBeNull();
    },
  );
});

describe('the question named in an address', () => {
  test.each<[string | null, string]>([
    [null, 'none'],
    ['', 'none'],
    ['  ', 'none'],
    ['syn-0001', 'syn-0001, version 1 (Synonym)'],
    [' SYN-0001 ', 'syn-0001, version 1 (Synonym)'],
    ['syn-0001@2', 'syn-0001, version 2 (Synonym)'],
    ['percent-sale-price-7', 'percent-sale-price-7, version 1 (Quantitative)'],
    ['syn-9999', 'unknown'],
    ['percent-sale-price', 'unknown'],
    ['syn-0001@', 'syn-0001, version 1 (Synonym)'],
    ['syn', 'unknown'],
    ['<script>', 'unknown'],
    ['constructor-prototype', 'unknown'],
    ['call-this-number-7', 'unknown'],
    ['syn-0000', 'unknown'],
    [`syn-${'0'.repeat(100)}`, 'unknown'],
  ])('%j: %s', (named, expected) => {
    const reported = findReportedQuestion(named);
    expect(reported.state === 'known' ? questionLabel(reported.question) : reported.state).toBe(expected);
  });

  test('recognizes every question of the bank with its kind', async () => {
    const { items, generators } = await loadItemIndex('upper');
    expect(items.length).toBeGreaterThan(900);
    for (const { id, kind } of items)
      expect(findReportedQuestion(id)).toEqual({ state: 'known', question: { id, version: 1, kind } });
    for (const { id } of generators)
      expect(findReportedQuestion(`${id}-7`)).toMatchObject({ question: { kind: 'quantitative' } });
  });
});

test('the message names the question, or asks for it', () => {
  const question = { id: 'syn-0001', version: 2, kind: 'synonym' } as const;
  expect(questionReportEmail(question, 'second')).toEqual({
    subject: 'A mistake in question syn-0001',
    body: 'Question: syn-0001, version 2 (Synonym)\nWhat seems wrong: More than one choice is right\n\nWhy I think so: ',
  });
  expect(questionReportEmail(null, 'other').body).toMatch(/^Question \(its first words, /);
});

describe('the form', () => {
  test('names the question from the address and fills it in', async () => {
    show(<QuestionReportForm />, '/about?question=ana-0001@1#report');
    expect(
      await screen.findByRole('heading', { name: /^Question ana-0001, version 1 \(Analogy\)$/ }),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'More than one choice is right' }));
    expect(email()).toContain('subject=A mistake in question ana-0001');
    expect(email()).toContain('What seems wrong: More than one choice is right');
  });

  test('says if the address names no known question, and still writes an email', async () => {
    show(<QuestionReportForm />, '/about?question=syn-9999');
    expect(await screen.findByText(/^No question has that number/)).toBeTruthy();
    expect(email()).toContain('Question (its first words');
    expect(email()).not.toContain('9999');
  });

  test('asks for the question’s first words if none is named', () => {
    show(<QuestionReportForm />);
    expect(screen.getByRole('heading', { name: 'Your Email' })).toBeTruthy();
    expect(screen.getByText(/^Question \(its first words, and the test it is in\):/)).toBeTruthy();
  });
});

test('offline the report says that the email will wait in the mail program', () => {
  show(<QuestionReportForm />);
  expect(screen.queryByText(/You are offline/)).toBeNull();
  cleanup();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(<QuestionReportForm />);
  expect(screen.getByText(/will wait in your mail program/)).toBeTruthy();
  vi.restoreAllMocks();
});
