import type { Request, RequestHandler, Response } from 'express';
import * as z from 'zod/mini';
import { type CallEntry, type InputSchema, pathIn } from '#contract/call-entry.ts';
import { calls } from '#contract/calls.ts';
import { fieldErrors } from '#contract/field-errors.ts';
import type { Lang } from '#contract/languages.ts';
import { nothingInput } from '#contract/request.ts';
import type { Deps } from '../deps.ts';
import { callerLanguage } from './caller-language.ts';
import { type Cookies, createCookies } from './cookies.ts';
import type { FileRules, FileTerms, Form, SentFile } from './form.ts';
import type { HttpParts } from './http-parts.ts';
import { type Auth, createIdentity } from './identity.ts';
import { addressAfter, assertSure, type PlainFormRules, readPlain, rememberForm } from './plain-form.ts';
import { fieldProblem } from './problem.ts';
import { createLimiter, type Limit } from './rate-limit.ts';
import { readBody } from './read-body.ts';
import { type OutputOf, replyWay, sendJson } from './reply.ts';
import { type Origin, RequestOrigin } from './request-origin.ts';

export const anybody: Auth<null> = { name: 'anybody', fields: [], resolve: () => null, countAs: () => '' };

export interface Call<Input, Caller, File extends string = string> {
  deps: Deps;
  input: Input;
  caller: Caller;
  files: { readonly [Held in File]?: SentFile };
  lang: Lang;
  cookies: Cookies;
  from: Origin;
}

/** The parts of a call that only the server knows. */
interface CallRules<Input, Output, Caller, File extends string = string> extends PlainFormRules<Input, Output> {
  auth: Auth<Caller>;
  limit: Limit;
  /** Throws before files are read if the call would be refused anyway. */
  admit?(deps: Deps, caller: Caller): void;
  /** The address has all that the call needs: a body is read to its end and dropped. */
  bodyIsIgnored?: boolean;
  /** The call only reads, although it is a POST: it need not wait for a write lock. */
  readsOnly?: boolean;
  /** Sends the reply, if not in the way of its kind. */
  send?(res: Response, output: Output): void;
  handle(call: Call<Input, Caller, File>): Output | Promise<Output>;
}

/** Everything that is known of a call. */
export interface EndpointSpec<Input, Output, Caller> extends CallRules<Input, Output, Caller> {
  path: string;
  methods: readonly ('get' | 'post')[];
  aliases?: CallEntry['aliases'] | undefined;
  files?: FileRules | undefined;
  input: z.ZodMiniType<Input>;
  output: z.ZodMiniType<Output>;
}

/** A call that is ready to be mounted. */
export interface Endpoint {
  path: string;
  methods: readonly ('get' | 'post')[];
  entry: CallEntry;
  /** An `EndpointSpec` of the call's own types, which no list of calls can name. */
  spec: unknown;
  mount(http: HttpParts): RequestHandler;
  /** For a page that the server finishes: answers as to the caller's own call without fields, and throws the same. */
  ask(http: HttpParts): (req: Request, res: Response, from: { token: string; lang: Lang }) => Promise<unknown>;
}

type InputOf<Entry extends CallEntry> = z.output<InputSchema<Entry>>;
type FileOf<Entry extends CallEntry> = keyof NonNullable<Entry['files']> & string;
/** What is asked of each file that the entry names. */
type TermsOf<Entry extends CallEntry> = Entry extends { files: object }
  ? { files: { readonly [Held in FileOf<Entry>]: FileTerms & { excusedBy?: keyof InputOf<Entry> } } }
  : { files?: never };

type Calls = typeof calls;

/** Makes a call: its name in the table, who may call, how often, and what it does. */
export function endpoint<Name extends keyof Calls, Caller, Entry extends CallEntry = Calls[Name]>(
  name: Name,
  rules: CallRules<InputOf<Entry>, OutputOf<Entry>, Caller, FileOf<Entry>> & TermsOf<Entry>,
): Endpoint {
  const entry: CallEntry = calls[name];
  const { input = nothingInput, aliases } = entry;
  const path = pathIn(entry.at);
  const methods = methodsOf(entry);
  const files = rulesOf(entry, rules.files);
  const spec = { path, methods, input, aliases, ...replyWay(entry), ...rules, files } as EndpointSpec<
    InputOf<Entry>,
    OutputOf<Entry>,
    Caller
  >;
  return {
    path,
    methods,
    entry,
    spec,
    ask(http) {
      const { deps } = http;
      const limiter = createLimiter(http, path, spec.limit);
      const checked = checker(spec.output);
      return async (req, res, { token, lang }) => {
        await limiter.countNetwork(req, res);
        const fields = Object.fromEntries(spec.auth.fields.map((name) => [name, token]));
        const caller = await createIdentity(req, res, deps, spec, limiter).of(fields);
        const cookies = createCookies(req, res, deps.env.PUBLIC_URL);
        const from = new RequestOrigin(req, res, deps);
        const input = spec.input.parse({});
        return checked(await spec.handle({ deps, input, caller, files: {}, lang, cookies, from }));
      };
    },
    mount(http) {
      const { deps } = http;
      const limiter = createLimiter(http, path, spec.limit);
      const checked = checker(spec.output);
      return async (req, res, next) => {
        const form: Form = { fields: {}, files: {}, photos: {}, fileErrors: [] };
        try {
          await limiter.countNetwork(req, res);
          const identity = createIdentity(req, res, deps, spec, limiter);
          if (identity.isInHeaders()) await identity.of({});
          await readBody(req, res, http, spec, form, identity);
          const known = await identity.of(form.fields);
          const { input, lang } = check(req, spec, form);
          assertSure(req, spec, input, form);
          const cookies = createCookies(req, res, deps.env.PUBLIC_URL);
          const from = new RequestOrigin(req, res, deps);
          await waitForTurn(req, deps, spec);
          await takePhotos(http, spec.files, form, from);
          const found = await spec.handle({ deps, input, caller: known, files: form.files, lang, cookies, from });
          // The schema strips unknown fields, so nothing unintended is sent.
          const reply = checked(found);
          await discard(deps, form);
          const { fields } = form;
          const next = addressAfter(req, res, spec, { reply, lang, fields, now: deps.clock.now() });
          if (spec.send) spec.send(res, reply);
          else if (next !== undefined) res.redirect(303, next);
          else sendJson(res, reply);
        } catch (error) {
          res.locals.lang = callerLanguage(req, form.fields.lang);
          rememberForm(res, spec, form);
          await discard(deps, form);
          next(error);
        }
      };
    },
  };
}

function methodsOf({ at, alsoGet }: CallEntry): Endpoint['methods'] {
  if (at.startsWith('GET')) return ['get'];
  return alsoGet ? ['get', 'post'] : ['post'];
}

/** Each file by the table's names and the call's own terms; undefined for a call without files. */
function rulesOf({ files }: CallEntry, terms: Readonly<Record<string, FileTerms>> = {}): FileRules | undefined {
  const rules = Object.entries(terms).map(([held, each]) => [held, { names: files?.[held], ...each }]);
  return files && (Object.fromEntries(rules) as FileRules);
}

/** Checks replies. The schema is compiled at the second one: it takes milliseconds, and most calls are rare. */
function checker<Output>(schema: z.ZodMiniType<Output>): (found: unknown) => Output {
  let quick = schema;
  let replies = 0;
  return (found) => {
    replies += 1;
    if (replies === 2) quick = z.compile(schema);
    return quick.parse(found);
  };
}

/** Runs before the answer, so that a refused form leaves no file behind. Kept files have been moved away. */
async function discard({ storage }: Deps, { files, photos }: Form): Promise<void> {
  const all = [...Object.values(files), ...Object.values(photos).flat()];
  for (const { id } of all) await storage.discard(id);
}

/** Puts photos in the place of their file: joined, or a single one as it is where the call takes pictures. */
async function takePhotos(http: HttpParts, rules: FileRules = {}, form: Form, from: Origin): Promise<void> {
  for (const [key, [first, ...more]] of Object.entries(form.photos)) {
    if (!first) continue;
    const isFile = more.length === 0 && rules[key]?.allowed.includes(first.type);
    form.files[key] = isFile ? first : await http.joinPhotos([first, ...more], from.signal);
  }
}

/** Waits before the work begins, so that no call runs twice. Throws if another process keeps the database locked. */
async function waitForTurn<I, O, C>(req: Request, deps: Deps, spec: EndpointSpec<I, O, C>): Promise<void> {
  const onlyReads = req.method !== 'POST' || spec.methods.includes('get') || spec.readsOnly;
  if (!onlyReads) await deps.writeTurn.untilFree();
}

function check<I, O, C>(req: Request, spec: EndpointSpec<I, O, C>, form: Form): { input: I; lang: Lang } {
  const fields = { ...rename(readPlain(req, spec, form.fields), spec.aliases ?? {}), ...req.params };
  const result = spec.input.safeParse(fields);
  const errors = [...(result.success ? [] : fieldErrors(result.error)), ...form.fileErrors];
  if (!result.success || errors.length > 0) throw fieldProblem(errors);
  return { input: result.data, lang: callerLanguage(req, fields.lang) };
}

function rename(fields: Record<string, unknown>, aliases: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [Object.hasOwn(aliases, name) ? aliases[name] : name, value]),
  );
}
