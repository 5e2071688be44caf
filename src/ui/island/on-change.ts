import { type EffectCallback, useEffect, useEffectEvent } from 'react';

/** Runs `effect` once, when the component appears. What it returns ends it. */
export function useOnMount(effect: EffectCallback): void {
  useOnChange('', effect);
}

/** Runs `effect` when the component appears, and again whenever `key` is another one. It knows the newest render. */
export function useOnChange(key: unknown, effect: EffectCallback): void {
  const run = useEffectEvent((_key: unknown) => effect());
  useEffect(() => run(key), [key]);
}
