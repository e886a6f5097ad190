/** Reads calendar files with an independent library. */
import ICAL from 'ical.js';

export interface ReadEvent {
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  readonly day: string;
  readonly status: unknown;
  readonly sequence: unknown;
  readonly alarms: number;
}

export function eventsIn(file: string): readonly ReadEvent[] {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, startDate } = new ICAL.Event(component);
    return {
      uid,
      title: summary,
      text: description,
      day: startDate.toString(),
      status: component.getFirstPropertyValue('status'),
      sequence: component.getFirstPropertyValue('sequence'),
      alarms: component.getAllSubcomponents('valarm').length,
    };
  });
}
