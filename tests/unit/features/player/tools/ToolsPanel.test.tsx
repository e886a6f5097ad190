/** The player's tools: reading aloud, with or without a voice in the browser, and the panel around it. */
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { theme } from '@theme';
import { VisitProvider } from '@/data/visitState';
import { TextSettingsProvider, useTextSettings } from '@/features/player/tools/TextSettingsProvider';
import { ToolsPanel } from '@/features/player/tools/ToolsPanel';
import { useReadAloud } from '@/features/player/tools/useReadAloud';
import { synonymItem } from '../../../domain/exam/sample-items';

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
  spoken: Utterance[] = [];
  readonly getVoices = () => this.voices;
  readonly speak = (utterance: Utterance) => {
    this.spoken = [...this.spoken, utterance];
  };
  readonly cancel = () => {
    this.spoken = [];
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

  test('is offered once an English voice is available, preferring an American one', () => {
    speech.voices = [german];
    const { result } = reader();
    expect(result.current).toBeNull();
    act(() => {
      speech.voices = [german, english, american];
      speech.dispatchEvent(new Event('voiceschanged'));
    });
    act(() => result.current?.start('question'));
    expect(speech.spoken.map(({ text }) => text)).toContain('A. alpha');
    expect(speech.spoken[0]?.voice).toBe(american);
  });

  test('is not offered if the rules forbid it', () => {
    speech.voices = [english];
    expect(reader(false).result.current).toBeNull();
  });

  test('ends by itself, on request, with another question, on a hidden page, and on unmount', () => {
    speech.voices = [english];
    const { result, rerender, unmount } = reader();
    const start = () => act(() => result.current?.start('question'));
    start();
    expect(result.current?.current).toBe('question');
    act(() => void speech.spoken.at(-1)?.dispatchEvent(new Event('end')));
    expect(result.current?.current).toBeNull();

    start();
    act(() => result.current?.stop());
    expect(speech.spoken).toEqual([]);
    expect(result.current?.current).toBeNull();

    start();
    rerender({ n: 2 });
    expect(speech.spoken).toEqual([]);
    expect(result.current?.current).toBeNull();

    start();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(speech.spoken).toEqual([]);
    vi.restoreAllMocks();

    start();
    unmount();
    expect(speech.spoken).toEqual([]);
  });

  test('is not offered if the browser doesn’t support speech', () => {
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

test('the panel sets text, clock, and speech, and leaves out what isn’t available', () => {
  const props = { clockHidden: false, onClockHidden: vi.fn(), onKeys: vi.fn(), onClose: vi.fn() };
  const readAloud = { readable: ['question'] as const, current: null, start: vi.fn(), stop: vi.fn() };
  const shown = (speech: typeof readAloud | null) => (
    <ThemeProvider theme={theme}>
      <VisitProvider>
        <TextSettingsProvider>
          <Settings />
          <ToolsPanel {...props} button={{ current: document.body }} readAloud={speech} />
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
