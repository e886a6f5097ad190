import { useState } from 'react';

/**
 * Shows a choice in the frame of the press, before the address that holds it and the page that follows the address have changed.
 * Returns the choice to show and the function to choose with.
 * @param current the choice that the page shows
 */
export function useImmediateChoice<T>(current: T, onChoose: (choice: T) => void): [T, (choice: T) => void] {
  const [choice, setChoice] = useState(current);
  const [followed, setFollowed] = useState(current);
  if (followed !== current) {
    setFollowed(current);
    setChoice(current);
  }
  const choose = (next: T) => {
    setChoice(next);
    onChoose(next);
  };
  return [choice, choose];
}
