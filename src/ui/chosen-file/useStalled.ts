import { useState } from 'react';
import { useOnChange } from '../island/on-change.ts';

const PATIENCE_MILLISECONDS = 10_000;

/** Whether no byte was sent for a while. */
export function useStalled(loadedBytes: number): boolean {
  const [isStill, setStill] = useState(false);
  useOnChange(loadedBytes, () => {
    setStill(false);
    const timer = setTimeout(() => setStill(true), PATIENCE_MILLISECONDS);
    return () => clearTimeout(timer);
  });
  return isStill;
}
