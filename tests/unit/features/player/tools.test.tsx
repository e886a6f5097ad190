/** The player's tools: reading aloud, with or without a voice in the browser, and the panel around it. */
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { theme } from '@theme';
import { VisitProvider } from '@/data/visitState';
import { TextSettingsProvider, useTextSettings } from '@/features/player/tools/TextSettingsProvider';
import { ToolsPanel } from '@/features/player/tools/ToolsPanel';
import { useReadAloud } from '@/features/player/tools/useReadAloud';
import { synonymItem } from '../../domain/exam/sample-items';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

class Utterance extends EventTarget {
  readonly text: string;
  voice: unknown = null;
  lang = '';
  rate = 1;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** A fake speech API that records what it should say. */
class Speech extends EventTarget {
  voices: readonly { lang: string; localService: boolean }[] = [];
  said: Utterance[] = [];
  readonly getVoices = () => this.voices;
  readonly speak = (utterance: Utterance) => {
    this.said = [...this.said, utterance];
  };
  readonly cancel = () => {
    this.said = [];
  };
}

const english = { lang: 'en-GB', localService: true };
const american = { lang: 'en_US', localService: true };
const german = { lang: 'de-DE', localService: true };

function reader(allowed = true) {
  return renderHook(({ n }) => useReadAloud({ item: synonymItem(n), passage: null, allowed }), {
    initialProps: { n: 1 },
  });
}

describe('reading aloud', () => {
  let speech = new Speech();
  beforeEach(() => {
    speech = new Speech();
    vi.stubGlobal('speechSynthesis', speech);
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  });

  test('is offered when an English voice has arrived, the American one first', () => {
    speech.voices = [german];
    const { result } = reader();
    expect(result.current).toBeNull();
    act(() => {
      speech.voices = [german, english, american];
      speech.dispatchEvent(new Event('voiceschanged'));
    });
    act(() => result.current?.start('question'));
    expect(speech.said.map(({ text }) => text)).toContain('A. alpha');
    expect(speech.said[0]?.voice).toBe(american);
  });

  test('is not offered where the rule forbids it', () => {
    speech.voices = [english];
    expect(reader(false).result.current).toBeNull();
  });

  test('ends by itself, on demand, with another question, on a hidden page, and when it goes', () => {
    speech.voices = [english];
    const { result, rerender, unmount } = reader();
    const start = () => act(() => result.current?.start('question'));
    start();
    expect(result.current?.reading).toBe('question');
    act(() => void speech.said.at(-1)?.dispatchEvent(new Event('end')));
    expect(result.current?.reading).toBeNull();

    start();
    act(() => result.current?.stop());
    expect(speech.said).toEqual([]);
    expect(result.current?.reading).toBeNull();

    start();
    rerender({ n: 2 });
    expect(speech.said).toEqual([]);
    expect(result.current?.reading).toBeNull();

    start();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(speech.said).toEqual([]);
    vi.restoreAllMocks();

    start();
    unmount();
    expect(speech.said).toEqual([]);
  });

  test('is not offered where the browser has no speech', () => {
    vi.unstubAllGlobals();
    expect(reader().result.current).toBeNull();
  });
});

function Settings() {
  const { size, spacing, font, lineFocus } = useTextSettings().settings;
  return <p>{[size, spacing, font, lineFocus].join(' ')}</p>;
}

// By text: a role query takes seconds in such a full panel.
const click = (words: string) => fireEvent.click(screen.getByText(words));
const turn = (label: string) => fireEvent.click(screen.getByLabelText(label));

test('the panel sets text, clock and speech, and leaves out what is not offered', () => {
  const props = { clockHidden: false, onClockHidden: vi.fn(), onKeys: vi.fn(), onClose: vi.fn() };
  const readAloud = { readable: ['question'] as const, reading: null, start: vi.fn(), stop: vi.fn() };
  const shown = (speech: typeof readAloud | null) => (
    <ThemeProvider theme={theme}>
      <VisitProvider>
        <TextSettingsProvider>
          <Settings />
          <ToolsPanel {...props} readAloud={speech} />
        </TextSettingsProvider>
      </VisitProvider>
    </ThemeProvider>
  );
  const { rerender } = render(shown(readAloud));
  click('130%');
  click('Wide');
  click('Easier to read');
  turn('Line focus');
  expect(screen.getByText('larger wide easier true')).toBeTruthy();
  turn('Hide the clock');
  expect(props.onClockHidden).toHaveBeenCalledWith(true);
  click('Question');
  expect(readAloud.start).toHaveBeenCalledWith('question');
  // jsdom doesn't support full screen.
  expect(screen.queryByText('Full screen')).toBeNull();
  click('Keyboard shortcuts');
  expect(props.onClose).toHaveBeenCalled();
  expect(props.onKeys).toHaveBeenCalled();
  rerender(shown(null));
  expect(screen.queryByText('Question')).toBeNull();
});
