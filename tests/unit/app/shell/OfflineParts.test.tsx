/** When a page starts to store the offline copy. */
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfflineCopyStatus } from '@/app/shell/OfflineParts';
import { whenNobodyWaits } from '@/lib/browser/backgroundDownloads';
import { whenLoadedAndIdle } from '@/lib/browser/timing';

const store = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('@/data/offline/getSiteCopyController', () => ({ getSiteCopyController: () => ({ store }) }));
vi.mock('@/features/offline/OfflineLine', () => ({ OfflineLine: () => <p>The offline line</p> }));
vi.mock('@/features/offline/InstallLine', () => ({ InstallLine: () => null }));
vi.mock('@/lib/browser/backgroundDownloads');
vi.mock('@/lib/browser/timing');

const ignore = () => undefined as void;

beforeEach(() => void vi.stubEnv('DEV', false));
afterEach(() => void vi.unstubAllEnvs());

test('waits until the page has loaded, the browser is idle, and nobody waits', async () => {
  let rest = ignore;
  vi.mocked(whenLoadedAndIdle).mockImplementation((callback) => {
    rest = callback;
    return ignore;
  });
  let arrive = ignore;
  vi.mocked(whenNobodyWaits).mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  render(<OfflineCopyStatus />);
  expect(whenNobodyWaits).not.toHaveBeenCalled();
  await act(async () => rest());
  expect(store).not.toHaveBeenCalled();
  await act(async () => arrive());
  await screen.findByText('The offline line');
  expect(store).toHaveBeenCalledTimes(1);
});
