import { useState } from 'react';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { Note } from '#src/ui/Note.tsx';
import { AskedChange } from './AskedChange.tsx';
import { FieldInput } from './FieldInput.tsx';
import { readSettings, type SettingsFound } from './settings.ts';
import { type Asked, type GroupProps, useGroupForm } from './useGroupForm.ts';

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
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const keep = async ({ typed, losses }: Asked) => {
    if (isBusy) return;
    setBusy(true);
    const lost = losses.reduce((sum, { count }) => sum + count, 0);
    const answer = await call('POST /api/admin/keep-settings', { values: typed, seen: version, lost }, { lang });
    setBusy(false);
    const found = answer.kind === 'ok' ? readSettings(answer.data) : undefined;
    if (found) {
      setAsked(undefined);
      return onKept(found);
    }
    if (answer.kind === 'refused' && answer.code === 'settings_changed') {
      setAsked(undefined);
      return onConflict(typed);
    }
    setFault(faultOf(answer, lang, t));
  };

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
      <Dialog open={asked !== undefined} title={t.askTitle} onClose={() => setAsked(undefined)}>
        {asked && (
          <>
            <AskedChange texts={t} lang={lang} group={group} asked={asked} />
            {fault && <Note tone="bad" title={t.notDone} text={fault} role="alert" />}
            <DialogChoice cancel={t.cancel} onCancel={() => setAsked(undefined)}>
              <button
                type="button"
                className={`btn small ${asked.losses.length > 0 ? 'bad' : ''}`}
                aria-busy={isBusy || undefined}
                onClick={() => keep(asked)}
              >
                {t.keep}
              </button>
            </DialogChoice>
          </>
        )}
      </Dialog>
    </form>
  );
}

/** A fault's field in words: of a row, the name of its table. */
function labelsOf(problems: readonly { path: string }[], t: Props['texts']): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ path }) => [
      path,
      t.labels[Object.keys(t.labels).find((field) => `${path}.`.startsWith(`${field}.`)) ?? ''] ?? path,
    ]),
  );
}
