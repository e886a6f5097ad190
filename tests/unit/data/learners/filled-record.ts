/** A device's record into which a simulated student's export was imported. For tests only. */
import type { StudentRecord } from '@/data/record/api';
import { type Simulation, simulatedExport } from '../../../simulated';
import { fakeBrowser } from '../record/fake-browser';

const texts = new Map<string, string>();

/** Returns an export as text; simulating a year takes seconds. */
function exportText(what: Simulation, nowMs: number): string {
  const key = `${what} ${nowMs}`;
  const text = texts.get(key) ?? simulatedExport(what, nowMs);
  texts.set(key, text);
  return text;
}

export async function filledRecord(what: Simulation, nowMs: number): Promise<StudentRecord> {
  const browser = fakeBrowser();
  browser.now = nowMs;
  const { record } = browser.tab();
  await record.prepareRecord();
  const text = exportText(what, nowMs);
  const reading = await record.readImport(text, text.length);
  if (reading.state !== 'sound') throw new Error(`The simulated export is ${reading.state}`);
  await reading.apply();
  return record;
}
