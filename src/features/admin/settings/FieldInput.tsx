import { type FieldKind, isRowKind } from '#contract/settings/settings-fields.ts';
import { type InputProps, PlainInput } from './PlainInput.tsx';
import { RowsInput } from './RowsInput.tsx';

/** The control of one setting: of a value, or of a table of them. */
export function FieldInput({ kind, ...props }: InputProps & { kind: FieldKind }) {
  return isRowKind(kind) ? <RowsInput {...props} kind={kind} /> : <PlainInput {...props} kind={kind} />;
}
