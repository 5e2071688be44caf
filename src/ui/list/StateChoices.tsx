import type { ComponentProps } from 'react';
import { fill } from '#contract/fill.ts';
import { MOST_COUNTED } from '#contract/limits.ts';
import { Choices } from './Choices.tsx';

interface Props<State extends string> extends Pick<ComponentProps<typeof Choices>, 'list' | 'query' | 'label'> {
  states: readonly State[];
  names: Readonly<Record<State, string>>;
  counts: Readonly<Record<State, number>>;
  /** The choice of no state in particular, if there is one, and a count that was not finished. */
  texts: { all?: string | undefined; moreThan: string };
}

/** The states of a list's rows as a filter, with how many there are of each. */
export function StateChoices<State extends string>({ states, names, counts, texts: t, ...filter }: Props<State>) {
  const shown = (count: number) => (count >= MOST_COUNTED ? fill(t.moreThan, { count }) : count);
  return (
    <Choices
      {...filter}
      name="state"
      choices={[
        ...(t.all === undefined ? [] : [{ value: undefined, text: t.all }]),
        ...states.map((state) => ({ value: state, text: names[state], count: shown(counts[state]) })),
      ]}
    />
  );
}
