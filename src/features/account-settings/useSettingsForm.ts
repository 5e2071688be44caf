import type { InputOf, JsonAddress, ReplyOf } from '#contract/calls.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import { type FormHandle, useForm } from '#src/ui/form/useForm.ts';
import { atField } from '#src/ui/password/at-field.ts';
import { useAccountSettings } from './account-settings-context.ts';

interface SettingsForm<At extends JsonAddress, Begun> {
  id: string;
  call: At;
  names: readonly string[];
  /** The field of the current password, unless it is called that; the server says when it is wrong. */
  passwordField?: string;
  check?: (entries: Entries) => Problem | undefined;
  /** Comes before the call, which needs what it brings. */
  begin?: (entries: Entries, signal: AbortSignal) => Promise<Answer<Begun>>;
  bodyOf: (entries: Entries, begun: Begun) => InputOf<At>;
  onOk?: (reply: ReplyOf<At>) => void;
}

/** One card of the settings: sends JSON, and when that is done, empties the form and says so. */
export function useSettingsForm<At extends JsonAddress, Begun = undefined>(rules: SettingsForm<At, Begun>): FormHandle {
  const { guard, texts, errors } = useAccountSettings();
  const { id, call: at, names, passwordField = 'password', check, begin, bodyOf, onOk } = rules;
  const form = useForm({
    id,
    names,
    check: (entries) => {
      const missing = names.filter((path) => !entries.has(path)).map((path) => ({ path, code: 'input_empty' }));
      return missing.length > 0 ? missing : check?.(entries);
    },
    send: async (entries, { signal }) => {
      const begun = await begin?.(entries, signal);
      const answer =
        begun && begun.kind !== 'ok'
          ? begun
          : await call(at, bodyOf(entries, begun?.data as Begun), { lang: guard.lang, signal });
      return atField(answer, { password_wrong: passwordField, second_factor_wrong: 'code' });
    },
    onOk: (data) => {
      form.ref.current?.reset();
      form.refresh();
      onOk?.(data);
    },
    fallback: texts.form.failed,
    errors,
  });
  return form;
}
