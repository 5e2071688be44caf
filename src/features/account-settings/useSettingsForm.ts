import type { Answer } from '#src/lib/answer.ts';
import { callJson } from '#src/lib/call.ts';
import { noteRefusal } from '#src/lib/session.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import { type FormHandle, useForm } from '#src/ui/form/useForm.ts';
import { useAccountSettings } from './account-settings-context.ts';

interface SettingsForm {
  id: string;
  call: 'change-password' | 'change-email' | 'change-language';
  names: readonly string[];
  /** The field of the password that the account has now; the server says when it is not the right one. */
  passwordField?: string;
  check?: (entries: Entries) => Problem | undefined;
  bodyOf: (entries: Entries) => object;
  onOk?: (data: unknown) => void;
}

/** One card of the settings: sent as JSON, emptied and confirmed when it is done. */
export function useSettingsForm(rules: SettingsForm): FormHandle {
  const { guard, words, errors } = useAccountSettings();
  const { id, call, names, passwordField, check, bodyOf, onOk } = rules;
  const form = useForm({
    id,
    names,
    check: (entries) => {
      const missing = names.find((name) => !entries.has(name));
      return missing ? { path: missing, code: 'input_empty' } : check?.(entries);
    },
    send: async (entries, { signal }) => {
      const answer = await callJson(`/api/auth/${call}`, bodyOf(entries), { lang: guard.lang, signal });
      noteRefusal(answer);
      return passwordField ? atField(answer, passwordField) : answer;
    },
    onOk: (data) => {
      form.ref.current?.reset();
      form.refresh();
      onOk?.(data);
      return undefined;
    },
    fallback: words.form.failed,
    errors,
  });
  return form;
}

function atField(answer: Answer, path: string): Answer {
  if (answer.kind !== 'refused' || answer.code !== 'password_wrong') return answer;
  return { ...answer, errors: [{ path, code: answer.code }] };
}
