import { basename } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import type { Lang } from '#contract/languages.ts';
import { fixedFields } from './fixed-fields.ts';
import type { FileRules, Form } from './form.ts';
import { isFormNavigation } from './form-navigation.ts';
import { type Auth, tokenIn } from './identity.ts';
import { languageOfPath } from './language-redirect.ts';
import { fieldProblem } from './problem.ts';

/** A form that a browser sent without the page's script, as far as it was read. Its fields hold personal data. */
export interface SentForm {
  fields: Readonly<Record<string, unknown>>;
  /** Names of the files that were in order. */
  files: readonly string[];
  token: string | undefined;
  /** A form that is only a button: there is nothing to go back to. */
  isButton: boolean;
}

/** The parts of a call that say what becomes of such a form. */
export interface PlainFormRules<Input, Output> {
  /**
   * What follows: a page that is opened with the same token, 'same' for the one with the form, or an address. A call
   * without it takes no such forms.
   */
  page?: string | ((output: Output, lang: Lang, now: number) => string);
  /** What cannot be undone needs a tick beside its button. */
  asksFirst?(input: Input): boolean;
  /** Makes an input of its fields, which are texts. */
  readTyped?(fields: Record<string, unknown>): Record<string, unknown>;
}

interface Call<Input, Output> extends PlainFormRules<Input, Output> {
  path: string;
  auth: Pick<Auth<never>, 'fields'>;
  bodyIsIgnored?: boolean;
  files?: FileRules | undefined;
}

/** Where such a form stands. */
interface Place {
  /** Path of the page, with its language. */
  page: string;
  /** Prefix of the ids of its fields. */
  id: string;
}

const CALL = /^(?:\/[a-z0-9-]{1,40}){1,4}$/;

/**
 * A page sends its forms to itself: `/de/status?do=/functions/withdraw-application&form=withdraw` goes to the call
 * `/api/functions/withdraw-application`, and a refused form is shown again at the address of its page.
 */
export const sendToCall: RequestHandler = (req, res, next) => {
  const lang = languageOfPath(req.path);
  const { do: call, form } = req.query;
  if (lang && req.method === 'POST' && typeof call === 'string' && CALL.test(call)) {
    res.locals.place = { page: req.path, id: typeof form === 'string' ? form.slice(0, 100) : '' } satisfies Place;
    req.url = `/api${call}?lang=${lang}`;
  }
  next();
};

/** Undefined for a form that is sent to its call itself. */
export function placeOf(res: Response): Place | undefined {
  return res.locals.place as Place | undefined;
}

/** The fields as the call takes them. */
export function readPlain(
  req: Request,
  { readTyped = (fields) => fields }: Pick<PlainFormRules<never, never>, 'readTyped'>,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  return isFormNavigation(req) ? readTyped({ ...fields, ...fixedFields(fields) }) : fields;
}

/** Throws for one press of a button that would do what cannot be undone. */
export function assertSure<Input>(req: Request, call: PlainFormRules<Input, never>, input: Input, form: Form): void {
  if (!isFormNavigation(req) || !call.asksFirst?.(input) || form.fields.sure !== undefined) return;
  throw fieldProblem([{ path: 'sure', code: 'sure_missing' }]);
}

/** Without its language. A form that does not say where it stands leads to the status. */
function ownPage(res: Response): string {
  return placeOf(res)?.page.slice('/de'.length) ?? '/status';
}

/** The address that follows on a form; undefined where the call answers by itself. */
export function addressAfter<Output>(
  req: Request,
  res: Response,
  { path, page, auth }: Call<never, Output>,
  { reply, lang, fields, now }: { reply: Output; lang: Lang; fields: Form['fields']; now: number },
): string | undefined {
  if (page === undefined || !isFormNavigation(req)) return undefined;
  if (typeof page === 'function') return page(reply, lang, now);
  // Step 1 brings a token.
  const token = (reply as { access_token?: string }).access_token ?? tokenOf(fields, auth);
  const query = new URLSearchParams({ ...(token !== undefined && { token }), done: `${basename(path)}.${now}` });
  return `/${lang}${page === 'same' ? ownPage(res) : page}?${query}#main`;
}

/** Keeps such a form, so that its page can show it again. */
export function rememberForm<I, O>(res: Response, call: Call<I, O>, { fields, files, photos, fileErrors }: Form): void {
  if (call.page === undefined) return;
  const all = Object.keys(call.files ?? {}).flatMap((key) => files[key] ?? photos[key] ?? []);
  const taken = all.filter(({ field }) => !fileErrors.some(({ path }) => path === field));
  const sent: SentForm = {
    fields,
    files: taken.map(({ name }) => name),
    token: tokenOf(fields, call.auth),
    isButton: call.bodyIsIgnored === true,
  };
  res.locals.form = sent;
}

/** Of the application whose page sent the form, also where the call is for anybody. */
function tokenOf(fields: Form['fields'], auth: Pick<Auth<never>, 'fields'>): string | undefined {
  return tokenIn(fields, [...auth.fields, 'access_token']);
}

const SAID_FOR_MILLISECONDS = 10 * 60 * 1000;

/** The end of the path of the call that was just made by a form, as the address of the page that follows says. */
export function doneIn({ done }: Request['query'], now: number): string | undefined {
  const [call, at] = typeof done === 'string' ? done.split('.') : [];
  return Math.abs(now - Number(at)) < SAID_FOR_MILLISECONDS ? call : undefined;
}
