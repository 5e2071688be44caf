import type { ComponentProps } from 'react';
import { fill } from '#contract/fill.ts';
import { MOST_COUNTED } from '#contract/limits.ts';
import { Choices } from './Choices.tsx';

interface Props<State extends string> extends Pick<ComponentProps<typeof Choices>, 'list' | 'query' | 'label'> {
  states: readonly State[];
  names: Readonly<Record<State, string>>;
  /** Without them, only the names are shown. */
  counts: Readonly<Record<State, number>> | undefined;
  /** The choice of no state in particular, and a count that was not finished. */
  texts: Record<'all' | 'moreThan', string>;
}

/** The states of a list's rows as a filter, with how many there are of each. */
export function StateChoices<State extends string>({ states, names, counts, texts: t, ...filter }: Props<State>) {
  const shown = (count: number) => (count >= MOST_COUNTED ? fill(t.moreThan, { count }) : count);
  return (
    <Choices
      {...filter}
      name="state"
      choices={[
        { value: undefined, text: t.all },
        ...states.map((state) => ({
          value: state,
          text: names[state],
          ...(counts && { count: shown(counts[state]) }),
        })),
      ]}
    />
  );
}
