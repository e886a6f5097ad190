/** An interactive piece of a page: it is in the document, and its controls are disabled until they answer. */
import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Interactive } from '@/ui/guide/Interactive';

const page = (
  <MemoryRouter>
    <Interactive name="The form" withoutScripts={<p>Write a letter.</p>}>
      <label>
        Name <input />
      </label>
      <button type="button">Send</button>
    </Interactive>
  </MemoryRouter>
);

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('the document has the piece, and what helps without scripts', () => {
  const html = renderToString(page);
  expect(html).toMatch(/<fieldset[^>]* disabled=""[^>]*><label>Name/);
  expect(html).toMatch(/<noscript><p[^>]*>The form needs JavaScript\.<\/p><\/noscript>/);
  expect(html).toContain('<noscript><p>Write a letter.</p></noscript>');
});

test('its controls are disabled until it is hydrated', async () => {
  const recovered = vi.fn();
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  const fields = screen.getByRole('textbox').closest('fieldset');
  expect(fields?.hasAttribute('disabled')).toBe(true);
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: recovered });
  });
  expect(screen.getByRole('textbox').closest('fieldset')).toBe(fields);
  expect(fields?.hasAttribute('disabled')).toBe(false);
  expect(recovered).not.toHaveBeenCalled();
});
