import { fill } from '#contract/fill.ts';
import type { Refusal } from '#src/lib/call/answer.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import { NOT_KEPT } from './kept-session.ts';

/** Puts a refusal at the field that it is about, in the specification's sentence. */
export function placed(refusal: Refusal, errors: ErrorTexts): Refusal {
  const { code, message = '' } = refusal;
  // Its sentence names the password, and is about none of the fields.
  if (code === NOT_KEPT) return refusal;
  if (code === 'invalid_credentials' || message === 'Invalid login credentials') {
    return at('password', refusal, errors.invalid_credentials);
  }
  if (code === 'account_exists' || /already registered/i.test(message)) {
    return at('email', refusal, errors.account_exists);
  }
  if (code === 'email_invalid' || refusal.errors.some((error) => error.code === 'email_invalid')) {
    return at('email', refusal, errors.email_invalid);
  }
  if (code === 'password_weak' || (errors.passwordFault && /password|passwort/i.test(message))) {
    return at('password', refusal, fill(errors.passwordFault ?? '{message}', { message }));
  }
  const errorsAtFields = refusal.errors.map((error) => ({ ...error, path: FIELDS[error.path] ?? error.path }));
  return { ...refusal, errors: errorsAtFields };
}

/** The form's own names for fields that the wire calls otherwise. */
const FIELDS: Readonly<Record<string, string>> = { 'options.data.first_name': 'company' };

function at(path: string, refusal: Refusal, sentence: string | undefined): Refusal {
  const message = sentence || refusal.message;
  return { ...refusal, errors: [{ path, code: refusal.code, ...(message ? { message } : {}) }] };
}
