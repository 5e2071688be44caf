import { type FieldKind, isRowKind } from '#contract/settings/settings-fields.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { Note } from '#src/ui/Note.tsx';
import { AskedChange } from './AskedChange.tsx';
import { type InputProps, PlainInput } from './PlainInput.tsx';
import { RowsInput } from './RowsInput.tsx';
import { type SettingsFound, settingNames } from './settings.ts';
import { type GroupProps, useGroupForm } from './useGroupForm.ts';

interface Props extends GroupProps {
  version: number;
  /** What is in the fields at first: what was typed where somebody else has changed the settings meanwhile. */
  initial: Readonly<Record<string, unknown>>;
  onKept: (found: SettingsFound) => void;
  /** Others have changed the settings: shows theirs, and what was typed here. */
  onConflict: (typed: Record<string, unknown>) => void;
}

/** A group of settings: typed, looked at with what it changes, and kept. */
export function GroupForm(props: Props) {
  const { lang, texts: t, group, initial, version, onKept, onConflict } = props;
  const { form, fields, asked, setAsked, isUnchanged } = useGroupForm(props);
  const close = () => setAsked(undefined);
  return (
    <form ref={form.ref} className="stack" method="post" noValidate {...form.events}>
      <p className="sm muted">{t.groups[group].where}</p>
      <ErrorSummary form={form} labels={labelsOf(form.problems, t)} texts={t.form} />
      {fields.map(([field, kind]) => (
        <FieldInput
          key={field}
          {...{ form, texts: t, lang, kind }}
          name={field}
          label={t.labels[field] ?? field}
          hint={t.hints[field]}
          value={initial[field]}
        />
      ))}
      <ConnectionNote form={form} texts={t.form} />
      {isUnchanged && !asked && <Note tone="info" title={t.unchanged} role="status" />}
      <SubmitButton form={form} label={t.look} texts={t.form} ready look="line" />
      <Dialog open={asked !== undefined} title={t.askTitle} onClose={close}>
        {asked && (
          <AskedChange
            {...{ texts: t, lang, group, asked, onCancel: close }}
            change={{ values: asked.typed, seen: version }}
            label={t.keep}
            onKept={(found) => {
              close();
              onKept(found);
            }}
            onConflict={() => {
              close();
              onConflict(asked.typed);
            }}
          />
        )}
      </Dialog>
    </form>
  );
}

/** A fault's field in words: of a row, the name of its table. */
function labelsOf(problems: readonly { path: string }[], t: Props['texts']): Record<string, string> {
  return Object.fromEntries(problems.map(({ path }) => [path, settingNames([path], t.labels).join()]));
}

/** The control of one setting: of a value, or of a table of them. */
function FieldInput({ kind, ...props }: InputProps & { kind: FieldKind }) {
  return isRowKind(kind) ? <RowsInput {...props} kind={kind} /> : <PlainInput {...props} kind={kind} />;
}
