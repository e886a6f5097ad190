import type { Form } from './form';
import type { Letter } from './item';
import { blank, type Response } from './response';

/** One question's answer sheet. */
export interface Sheet {
  readonly response: Response;
  readonly crossedOut: readonly Letter[];
  readonly flagged: boolean;
  /** Time with this question on screen, in milliseconds. */
  readonly spentMs: number;
}

/** The test's clock. It runs on wall time between two marks, so that it is right after the tab slept. */
export interface Clock {
  readonly usedMs: number;
  /** When the time was last counted, in epoch milliseconds; null while the clock stands still. */
  readonly markedAt: number | null;
}

/** What every phase of a session carries. */
export interface Sitting {
  readonly form: Form;
  /** One for each item of the form, in its order. */
  readonly sheets: readonly Sheet[];
  /** Index of the question on screen. */
  readonly current: number;
  readonly clock: Clock;
  /** How often the test was taken up again after a reload or a crash. */
  readonly interruptions: number;
}

/** A question that nobody has looked at yet. */
export const emptySheet: Sheet = { response: blank, crossedOut: [], flagged: false, spentMs: 0 };

/** Gives the untouched sitting of a form, its clock started at `now` (epoch milliseconds). */
export function newSitting(form: Form, now: number): Sitting {
  return {
    form,
    sheets: form.itemIds.map(() => emptySheet),
    current: 0,
    clock: { usedMs: 0, markedAt: now },
    interruptions: 0,
  };
}

/**
 * Counts the time since the last mark, also to the question on screen when `onQuestion`. A clock set back counts as no
 * time, and no time is counted past the limit.
 */
export function settle(sitting: Sitting, now: number, onQuestion: boolean): Sitting {
  const { clock, form, current } = sitting;
  if (clock.markedAt === null) return sitting;
  const passed = Math.min(Math.max(0, now - clock.markedAt), form.limitMs - clock.usedMs);
  if (passed === 0 && clock.markedAt === now) return sitting;
  const settled = { ...sitting, clock: { usedMs: clock.usedMs + passed, markedAt: now } };
  return onQuestion && passed > 0
    ? withSheet(settled, current, (sheet) => ({ ...sheet, spentMs: sheet.spentMs + passed }))
    : settled;
}

/** Stops the clock where it stands. */
export function stopped(sitting: Sitting): Sitting {
  return { ...sitting, clock: { ...sitting.clock, markedAt: null } };
}

/** Gives the sitting with one sheet changed; the same sitting when the change changes nothing. */
export function withSheet(sitting: Sitting, index: number, change: (sheet: Sheet) => Sheet): Sitting {
  const sheet = sitting.sheets[index];
  if (sheet === undefined || change(sheet) === sheet) return sitting;
  return { ...sitting, sheets: sitting.sheets.map((each, at) => (at === index ? change(each) : each)) };
}

/** Chooses a letter; a choice that was crossed out comes back with it. */
export function chosen(sheet: Sheet, letter: Letter): Sheet {
  if (sheet.response.state === 'chosen' && sheet.response.letter === letter) return sheet;
  return {
    ...sheet,
    response: { state: 'chosen', letter },
    crossedOut: sheet.crossedOut.filter((crossed) => crossed !== letter),
  };
}

/** Takes the answer back. */
export function cleared(sheet: Sheet): Sheet {
  return sheet.response.state === 'blank' ? sheet : { ...sheet, response: blank };
}

/** Crosses a choice out or brings it back; crossing out the chosen one takes the answer back. */
export function crossOutToggled(sheet: Sheet, letter: Letter): Sheet {
  if (sheet.crossedOut.includes(letter)) {
    return { ...sheet, crossedOut: sheet.crossedOut.filter((crossed) => crossed !== letter) };
  }
  const wasChosen = sheet.response.state === 'chosen' && sheet.response.letter === letter;
  return {
    ...sheet,
    crossedOut: [...sheet.crossedOut, letter],
    response: wasChosen ? blank : sheet.response,
  };
}

/** What a navigator shows of a question. */
export interface SheetStatus {
  readonly answer: 'answered' | 'blank';
  readonly flagged: boolean;
}

/** Gives what a navigator shows of a sheet. */
export function statusOf(sheet: Sheet): SheetStatus {
  return { answer: sheet.response.state === 'blank' ? 'blank' : 'answered', flagged: sheet.flagged };
}
