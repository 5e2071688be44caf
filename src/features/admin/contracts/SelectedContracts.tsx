import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { useManyMatches } from '#src/nouns/match/useManyMatches.ts';
import { ManyDialog } from '#src/ui/many/ManyDialog.tsx';
import { SelectionBar } from '#src/ui/many/SelectionBar.tsx';
import type { Selection } from '#src/ui/many/useSelection.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import { Deciders } from '../Deciders.tsx';
import type { AdminContractsProps } from './contracts-props.ts';

interface Props extends Pick<AdminContractsProps, 'lang' | 'texts'> {
  act: 'draft' | 'send';
  /** How many rows can be selected. */
  rows: number;
  selection: Selection;
  /** Where the focus goes once the dialog is closed. */
  focus: string;
  onDone: () => void;
}

/** Drafts or sends the selected contracts together; nothing where there is but one. */
export function SelectedContracts({ lang, texts, act, rows, selection, focus, onDone }: Props) {
  const { many: t } = texts;
  const many = useManyMatches<'draft' | 'send'>({
    ask: (input) => call('POST /api/admin/placements/many', input, { lang }),
    fault: (answer) => faultOf(answer, lang, texts),
    onDone,
  });
  const ask = () => many.ask(act, selection.ids);
  useFocusBack(many.view.kind, () => document.getElementById(focus));
  return (
    <>
      {rows > 1 && (
        <Deciders>
          <SelectionBar texts={t.bar} rows={rows} selection={selection}>
            <Button look="small" label={t.buttons[act]} aria-haspopup="dialog" onClick={ask} />
          </SelectionBar>
        </Deciders>
      )}
      <ManyDialog many={many} acts={t.acts} texts={t.dialog} onAgain={ask} />
    </>
  );
}
