/** A device whose open pages are each used by a simulated person. */
import type { Host } from './host';
import { Person } from './person';
import type { Browser } from './tab';

export interface Device {
  /** Opens a new tab. */
  person(): Promise<Person>;
  /** Collects the errors of every tab's pages, then closes the browser. */
  close(): Promise<readonly string[]>;
}

export async function deviceOf(browser: Browser, host: Host): Promise<Device> {
  const device = await browser.newDevice();
  const people: Person[] = [];
  return {
    async person() {
      const person = new Person(await device.openTab(), host, browser.needsFrame);
      people.push(person);
      return person;
    },
    async close() {
      const complaints: string[] = [];
      for (const person of people) complaints.push(...(await person.complaints()));
      await device.close();
      return complaints;
    },
  };
}
