import { fill } from '#contract/fill.ts';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import type { ListHandle } from '#src/ui/list/useList.ts';
import { Button } from '#src/ui/parts/Button.tsx';

interface Props {
  list: Pick<ListHandle<object>, 'find'>;
  search: string;
  picture: string;
  texts: Record<'nothing' | 'showAll', string>;
}

/** No row has what was typed: names it, and leads back to all rows. */
export function NothingFound({ list, search, picture, texts: t }: Props) {
  const showAll = () => {
    // The button goes; the field that it empties stays.
    document.querySelector<HTMLElement>('[type=search]')?.focus();
    list.find('');
  };
  return (
    <EmptyList picture={picture} title={fill(t.nothing, { search })}>
      <p>
        <Button look="line small" label={t.showAll} onClick={showAll} />
      </p>
    </EmptyList>
  );
}
