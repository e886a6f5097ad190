/** The plans: the features of each, and its price if the provider has set one. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { brand, freePrice } from '@/brand';
import { type PricingPlan, pricingPlans } from '@/data/texts/pricingPlans';
import { pricingTextFor } from '@/data/texts/pages/pricing';
import { stripInlineMarks } from '@/domain/page-text/inline-marks';
import { PricingPlans } from '@/features/provider/PricingPlans';
import { theme } from '@theme';

afterEach(cleanup);

const show = (shown: readonly PricingPlan[]) =>
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <PricingPlans plans={shown} />
      </ThemeProvider>
    </MemoryRouter>,
  );

const withoutPrices = pricingPlans.map(({ id, name, summary, includes, offers, begin }): PricingPlan => ({
  id,
  name,
  summary,
  includes,
  offers,
  begin,
}));

const sentences = (of: readonly PricingPlan[]) => JSON.stringify(pricingTextFor(of));

test('each plan lists what it includes, with a price or an email to ask for one', () => {
  show(pricingPlans);
  for (const { name, includes, price } of pricingPlans) {
    const plan = within(screen.getByRole('heading', { name }).closest('section') ?? document.body);
    expect(plan.getAllByRole('listitem').map((each) => each.textContent)).toEqual(
      includes.map(stripInlineMarks),
    );
    const quote = plan.queryByRole('link', { name: `Ask for a quote: ${name}` });
    if (price === undefined) {
      const address = decodeURIComponent(quote?.getAttribute('href') ?? '');
      expect(address).toContain(`mailto:${brand.contact.email}?subject=Quote for ${name}&body=`);
      expect(address).toContain('Test date: ');
    } else {
      expect(plan.getByText(price)).toBeTruthy();
      expect(quote).toBeNull();
    }
  }
});

test('a plan without a price has one button, whichever it is', () => {
  show(withoutPrices);
  for (const { name } of pricingPlans) {
    const plan = within(screen.getByRole('heading', { name }).closest('section') ?? document.body);
    expect(plan.getByRole('link', { name: `Ask for a quote: ${name}` })).toBeTruthy();
    expect(plan.queryByRole('link', { name: 'Start the free test' })).toBeNull();
  }
});

test('doesn’t mention a quote if every plan has a price', () => {
  const priced = pricingPlans.map((plan) => ({ ...plan, price: '$120 a month' }));
  show(priced);
  expect(screen.getAllByText('$120 a month')).toHaveLength(pricingPlans.length);
  expect(screen.queryByRole('link', { name: /quote/i })).toBeNull();
  expect(sentences(priced)).not.toMatch(/quote|no price/);
});

test('says how to ask if a plan has no price', () => {
  expect(sentences(withoutPrices)).toMatch(/To ask for a quote, write to us/);
});

/** Returns the introduction for plans with these prices in order; undefined means no price. */
const leadOf = (prices: readonly (string | undefined)[]) =>
  pricingTextFor(
    withoutPrices.map((plan, index) => ({ ...plan, ...(prices[index] && { price: prices[index] }) })),
  ).lead;

test('the lead says what is free, what is paid, and what is by quote', () => {
  expect(leadOf([freePrice, freePrice])).toBe(
    'Practice, full tests, and term courses for the SSAT at the Middle and Upper Levels are free. For 1:1 coaching, ask us for a quote.',
  );
  expect(leadOf([freePrice, '$90', '$120'])).toMatch(
    /^Practice and full tests for .* You pay for term courses and 1:1/,
  );
  expect(leadOf([freePrice, '$90'])).toMatch(
    /are free. You pay for term courses. For 1:1 coaching, ask us for a quote.$/,
  );
  expect(leadOf([freePrice, freePrice, freePrice])).not.toMatch(/pay|quote/);
  expect(leadOf(['$5', '$90', '$120'])).toMatch(/^You pay for practice, full tests, term courses, and 1:1/);
});
