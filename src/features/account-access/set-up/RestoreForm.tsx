import type { ReplyOf } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { AccountForm } from '../shell/AccountForm.tsx';
import { useAccountForm } from '../shell/useAccountForm.ts';
import type { SetUpTexts } from './set-up.text.ts';

type Reply = ReplyOf<'POST /api/set-up/restore'>;

interface Props {
  texts: SetUpTexts;
  token: string;
  found: ReplyOf<'POST /api/set-up'>;
  onRestored: (reply: Reply) => void;
  onEnded: () => void;
}

/** The folder of the copies, and their key. */
export function RestoreForm({ texts: t, token, found, onRestored, onEnded }: Props) {
  const form = useAccountForm({
    id: 'restore',
    names: ['folder', 'key'],
    call: 'POST /api/set-up/restore',
    check: (entries) => (entries.has('folder') ? undefined : { path: 'folder', code: 'input_empty' }),
    bodyOf: (entries) => {
      const key = textOf(entries, 'key').trim();
      return { token, folder: textOf(entries, 'folder').trim(), ...(key && { key }) };
    },
    refusals: { link_ended: onEnded },
    onOk: (reply) => {
      onRestored(reply as Reply);
    },
    fallback: t.failed,
    // Documents on another disk are copied.
    timeoutMilliseconds: 3_600_000,
  });
  return (
    <>
      <h2>{t.restoreTitle}</h2>
      <p className="sm">{t.restoreText}</p>
      <AccountForm form={form} failedTitle={t.restoreFailed} submit={t.restore}>
        <Field
          form={form}
          name="folder"
          label={t.folder}
          autoComplete="off"
          value={found.backups}
          hint={fill(t.found, { count: found.copies })}
        />
        <Field form={form} name="key" label={t.key} hint={t.keyHint} autoComplete="off" optional={t.optional} />
      </AccountForm>
    </>
  );
}
