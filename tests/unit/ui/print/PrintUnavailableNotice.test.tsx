/** Every way to print in a browser without a print dialog, as in some apps: a message appears, and the page stays as it is. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printWholePage } from '@/lib/browser/printing';
import { PrintableDialog } from '@/ui/controls/dialogs/PrintableDialog';
import { PrintUnavailableNotice } from '@/ui/print/PrintUnavailableNotice';
import { PrintableSheet } from '@/ui/sheet/PrintableSheet';
import { theme } from '@theme';

beforeEach(() => vi.stubGlobal('print', undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ways = {
  'a dialog': (
    <PrintableDialog title="Report" onClose={() => undefined}>
      Text
    </PrintableDialog>
  ),
  'a sheet': (
    <PrintableSheet title="Checklist" state="One page" action="Print">
      Text
    </PrintableSheet>
  ),
  'a whole page': (
    <button type="button" onClick={() => void printWholePage()}>
      Print
    </button>
  ),
} as const;

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Print' }));

test.each(Object.entries(ways))('%s', async (_, control) => {
  render(
    <ThemeProvider theme={theme}>
      {control}
      <PrintUnavailableNotice />
    </ThemeProvider>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  press();
  // Found by role, so not hidden from screen readers by an open dialog.
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toMatch(
    /^This browser can’t print\. Open this page in your device’s own browser/,
  );
  expect(document.querySelector('[data-print-alone]')).toBeNull();

  fireEvent.click(within(notice).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  press();
  await screen.findByRole('alert');
});

test('a browser with a print dialog shows no message', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  render(
    <ThemeProvider theme={theme}>
      {ways['a dialog']}
      <PrintUnavailableNotice />
    </ThemeProvider>,
  );
  press();
  expect(print).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
});
