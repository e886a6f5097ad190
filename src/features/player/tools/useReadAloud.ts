import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Item, Passage } from '@/domain/exam/items/item';
import { passageSpeech, questionSpeech } from './speech';

export type ReadAloudTarget = 'question' | 'passage';

export interface ReadAloudControl {
  readonly readable: readonly ReadAloudTarget[];
  /** The text being read; null while none is. */
  readonly current: ReadAloudTarget | null;
  readonly start: (what: ReadAloudTarget) => void;
  readonly stop: () => void;
}

interface ReadAloudOptions {
  readonly item: Item | null;
  readonly passage: Passage | null;
  /** True if the section and its conditions allow reading aloud (`mayReadAloud`). */
  readonly allowed: boolean;
}

/**
 * Returns the controls for reading the question or its passage aloud with the browser's own voice; null if that isn't allowed or
 * the browser has no English voice. Stops when another question opens, when the component unmounts, and when the page is hidden.
 */
export function useReadAloud({ item, passage, allowed }: ReadAloudOptions): ReadAloudControl | null {
  const voice = useSyncExternalStore(onVoices, englishVoice, () => null);
  // The current speech and its question: once another question is on screen, it no longer counts.
  const [speech, setSpeech] = useState<{ what: ReadAloudTarget; question: string } | null>(null);
  const question = allowed && voice !== null ? (item?.id ?? null) : null;

  useEffect(() => {
    if (question === null) return undefined;
    const stop = () => {
      speechSynthesis.cancel();
      setSpeech(null);
    };
    const onVisibility = () => {
      if (document.hidden) stop();
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', stop);
      speechSynthesis.cancel();
    };
  }, [question]);

  if (question === null || voice === null || item === null) return null;
  const stop = () => {
    speechSynthesis.cancel();
    setSpeech(null);
  };
  const start = (what: ReadAloudTarget) => {
    speechSynthesis.cancel();
    const mine = { what, question };
    setSpeech(mine);
    const ended = () => setSpeech((now) => (now === mine ? null : now));
    const sentences = what === 'passage' && passage !== null ? passageSpeech(passage) : questionSpeech(item);
    // One sentence at a time: browsers cut off long texts.
    const utterances = sentences.map((sentence) => utteranceOf(sentence, voice));
    utterances.at(-1)?.addEventListener('end', ended);
    utterances.forEach((utterance) => {
      utterance.addEventListener('error', ended);
      speechSynthesis.speak(utterance);
    });
  };
  return {
    readable: passage === null ? ['question'] : ['question', 'passage'],
    current: speech?.question === question ? speech.what : null,
    start,
    stop,
  };
}

function utteranceOf(sentence: string, voice: SpeechSynthesisVoice): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = 0.95;
  return utterance;
}

function onVoices(onChange: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange);
}

function englishVoice(): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in globalThis)) return null;
  const english = speechSynthesis.getVoices().filter(({ lang }) => /^en\b|^en_/i.test(lang));
  return english.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** Ranks American English before other English, and on-device voices before those that send the text away. */
function rank({ lang, localService }: SpeechSynthesisVoice): number {
  return (/^en[-_]US/i.test(lang) ? 2 : 0) + (localService ? 1 : 0);
}
