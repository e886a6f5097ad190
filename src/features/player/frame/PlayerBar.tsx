import Pause from '@mui/icons-material/Pause';
import { memo, type ReactNode } from 'react';
import { PlayerBarRoot, ProgressTrack } from './frameStyles';

interface PlayerBarProps extends BarPlaceProps {
  /** The progress of the section or the test, from 0 to 1, and its description. */
  readonly progress: { readonly share: number; readonly words: string };
  readonly clock: ReactNode;
  readonly tools: ReactNode;
  /** Null if the test can't be paused. */
  readonly onPause: (() => void) | null;
  readonly onKeys: () => void;
  readonly onLeave: () => void;
}

/** The player's header: the test, the position in it, the clock, tools, and the buttons to pause and leave. */
export function PlayerBar({ progress, clock, tools, onPause, onKeys, onLeave, ...place }: PlayerBarProps) {
  return (
    <PlayerBarRoot>
      <div className="row">
        <BarPlace {...place} />
        {clock}
        <div className="controls">
          {tools}
          {onPause !== null && (
            <button type="button" className="plain" onClick={onPause}>
              <span className="icon" aria-hidden>
                <Pause />
              </span>
              <span className="word">Pause</span>
            </button>
          )}
          <button type="button" className="plain keys" onClick={onKeys}>
            Keys <span aria-hidden>?</span>
          </button>
          <button type="button" className="plain" onClick={onLeave}>
            Leave
          </button>
        </div>
      </div>
      <ProgressTrack
        role="progressbar"
        aria-label="Progress"
        aria-valuenow={Math.round(100 * progress.share)}
        aria-valuetext={progress.words}
      >
        <div style={{ width: `${100 * progress.share}%` }} />
      </ProgressTrack>
    </PlayerBarRoot>
  );
}

interface BarPlaceProps {
  readonly title: string;
  /** "Section 3 of 5: Reading"; empty if the title says enough. */
  readonly place: string;
  readonly color: string;
  /** The number of the current question, from 1; null if none is on screen. */
  readonly question: number | null;
  /** The number of questions; null in an endless drill. */
  readonly questions: number | null;
  readonly reviewing: boolean;
}

const BarPlace = memo(function BarPlace({
  title,
  place,
  color,
  question,
  questions,
  reviewing,
}: BarPlaceProps) {
  const [, word = '', rest = place] = /^(Section )(.+)$/.exec(place) ?? [];
  return (
    <div className="where">
      <h1>{title}</h1>
      {place !== '' && (
        <span className="place">
          <span className="dot" style={{ color }} aria-hidden />
          <span>
            <span className="section-word">{word}</span>
            <span>{rest}</span>
          </span>
        </span>
      )}
      {reviewing && <span className="place">Review</span>}
      {question !== null && (
        <span className="place question-place">
          <span>
            <span>Question </span>
            <strong>{question}</strong>
            {questions !== null && <span>{` of ${questions}`}</span>}
          </span>
        </span>
      )}
    </div>
  );
});
