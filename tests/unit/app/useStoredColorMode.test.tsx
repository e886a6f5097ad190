import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { modeStorageKey, useStoredColorMode } from '@/app/useStoredColorMode';
import { theme } from '@theme';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

function Mode() {
  useStoredColorMode();
  return <p>{useColorScheme().mode}</p>;
}

const show = (persisted: boolean) =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  });

const renderLight = () => {
  localStorage.setItem(modeStorageKey, 'light');
  render(
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeStorageKey} noSsr>
      <Mode />
    </ThemeProvider>,
  );
  expect(screen.getByText('light')).toBeDefined();
};

test('a page that is shown again has the mode chosen meanwhile on another page', () => {
  renderLight();
  localStorage.setItem(modeStorageKey, 'dark');
  show(false);
  expect(screen.getByText('light')).toBeDefined();
  show(true);
  expect(screen.getByText('dark')).toBeDefined();
});

test.each(['sepia', ''])('an unknown mode (“%s”) changes nothing', (stored) => {
  renderLight();
  localStorage.setItem(modeStorageKey, stored);
  show(true);
  expect(screen.getByText('light')).toBeDefined();
});

test('blocked storage changes nothing', () => {
  renderLight();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  show(true);
  expect(screen.getByText('light')).toBeDefined();
});
