import { createContext, type ReactNode } from 'react';
import type { IsoDay } from '@/lib/dates/calendar';

export interface ScoreFormProps {
  /** The day of the test, filled in as its date. */
  readonly testDay: IsoDay;
  readonly onClose: () => void;
}

/** Renders the form for a score from a report. The app provides it, because the form belongs to the dashboards; else null. */
export const ScoreFormContext = createContext<((form: ScoreFormProps) => ReactNode) | null>(null);
