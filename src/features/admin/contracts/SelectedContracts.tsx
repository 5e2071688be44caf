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
  act: 'draft' | 'send' | 'raise';
  contracts?: readonly { id: string; version: number }[];
  /** How many rows can be selected. */
  rows: number;
  selection: Selection;
  /** Where the focus goes once the dialog is closed. */
  focus: string;
  onDone: () => void;
}

/** A draft that is alone is opened and read; a wage is raised here alone. */
export const leastRows = (act: Props['act']) => (act === 'raise' ? 1 : 2);

/** Drafts, sends or raises the selected contracts together; nothing where there are too few. */
export function SelectedContracts({ lang, texts, act, contracts = [], rows, selection, focus, onDone }: Props) {
  const { many: t } = texts;
  const many = useManyMatches<Props['act']>({
    listed: contracts,
    ask: (input) => call('POST /api/admin/placements/many', input, { lang }),
    fault: (answer) => faultOf(answer, lang, texts),
    onDone,
  });
  const ask = () => many.ask(act, selection.ids);
  useFocusBack(many.view.kind, () => document.getElementById(focus));
  return (
    <>
      {rows >= leastRows(act) && (
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
