import type { Endpoint, EndpointSpec } from '#api/http/endpoint.ts';
import { dataTokenStore } from '#api/personal-data/data-token.store.ts';
import { routes } from '#api/routes.ts';
import { HOUR_MS } from '#api/time/clock.ts';
import { addPartner, member, newAddress, newAdmin, PASSWORD, type Visitor, visitor } from './accounts.ts';
import type { Api } from './api-server.ts';
import { apply } from './applications.ts';
import { pdf } from './files.ts';

/** What patterns, normalisers and parsers have stumbled over. */
const SHAPES: Readonly<Record<string, string>> = {
  letters: 'a',
  'at signs': '@',
  'half addresses': 'a@',
  'half hosts': 'a@a.',
  tags: '<',
  spaces: ' ',
  'line breaks': '\r\n',
  dots: '.',
  dashes: '-',
  digits: '1',
  braces: '{',
  brackets: '[[',
  colons: 'a:/',
  percents: '%2',
  'accents in the wrong order': '\u0301\u0316',
  emoji: '👩‍',
};

export const ALL_SHAPES = Object.keys(SHAPES);

export function hostileText(shape: string, bytes: number): string {
  const unit = SHAPES[shape] ?? '';
  return unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));
}

type Way = 'query' | 'form' | 'json';

/** So long a text is let in: beyond it the door refuses a body, a field of a form, an address with its query. */
export const LONGEST_BYTES: Readonly<Record<Way, number>> = { query: 2000, form: 15_000, json: 60_000 };

/** One field of one call. */
export interface HostileCall {
  path: string;
  field: string;
  way: Way;
  /** Calls share the schemas of their fields: a further call meets some shapes only, others than the one before it. */
  shapes: readonly string[];
  route: Endpoint;
  fields: readonly Field[];
  hostileField: Field;
}

interface Field {
  path: string[];
  /** Its keys are free: the hostile text is one of them, and a value. */
  isRecord: boolean;
}

type Spec = EndpointSpec<unknown, unknown, unknown>;
const specOf = (route: Endpoint) => route.spec as Spec;

interface Def {
  type: string;
  shape?: Record<string, { _zod: { def: Def } }>;
  innerType?: { _zod: { def: Def } };
  in?: { _zod: { def: Def } };
}

/** Every field that the schema of a call names, however deep. */
function fieldsOf(def: Def, path: string[] = []): Field[] {
  const inner = def.innerType ?? def.in;
  if (inner) return fieldsOf(inner._zod.def, path);
  if (!def.shape) return [{ path, isRecord: def.type === 'record' }];
  return Object.entries(def.shape).flatMap(([name, field]) => fieldsOf(field._zod.def, [...path, name]));
}

function wayOf({ methods, spec }: Endpoint): Way {
  if (methods.includes('get') && !methods.includes('post')) return 'query';
  return (spec as Spec).files ? 'form' : 'json';
}

const every = routes.flatMap((route) => {
  const fields = fieldsOf((specOf(route).input as unknown as { _zod: { def: Def } })._zod.def);
  const more = ['a field nobody knows', ...specOf(route).auth.fields, ...(specOf(route).files ? ['file name'] : [])];
  return [...fields, ...more.map((name) => ({ path: [name], isRecord: false }))].map((field) => ({
    ...{ path: route.path, field: field.path.join('.'), way: wayOf(route), route, fields, hostileField: field },
  }));
});

export const HOSTILE_CALLS: readonly HostileCall[] = [
  ...Map.groupBy(every, ({ way, field }) => `${way} ${field}`).values(),
].flatMap((alike) => alike.map((row, index) => ({ ...row, shapes: index === 0 ? ALL_SHAPES : someShapes(index) })));

function someShapes(index: number): string[] {
  const SOME = 2;
  return Array.from({ length: SOME }, (_, step) => ALL_SHAPES[(index * SOME + step) % ALL_SHAPES.length] ?? '');
}

/** Sends a text in a field of a call, as somebody who may make it. */
export async function hostileSender(api: Api) {
  const content = await pdf();
  const owner = await member(api, 'partner');
  const { partnerId } = addPartner(api, owner.id);
  const { id, token } = await apply(api);
  const dataToken = dataTokenStore(api.deps.db).mint(id, api.clock.now(), HOUR_MS);
  const callers = new Map<string, Visitor>();
  /** Whose last call was taken: it may have signed them out. */
  const unsure = new Set<string>();

  /** A new account costs more than a row, so somebody comes again unless a call signed them out. */
  async function callerOf(route: Endpoint): Promise<Visitor> {
    const { name } = specOf(route).auth;
    const known = callers.get(name);
    const mayBeOut = unsure.delete(name) && known?.cookie;
    if (known && (!mayBeOut || (await known.get('/api/auth/session')).body.user)) return known;
    const caller = await newCaller(name);
    callers.set(name, caller);
    return caller;
  }

  async function newCaller(name: string): Promise<Visitor> {
    if (name === 'student' || name === 'signed in') return (await member(api, 'student')).browser;
    if (name === 'employer') return (await member(api, 'employer')).browser;
    if (name === 'partner') return (await member(api, 'partner')).browser;
    if (name !== 'admin' && name !== 'admin or reader') return visitor(api);
    return (await newAdmin(api)).browser;
  }

  /** Values that pass, by the field's name, so that one hostile field reaches as far as it can. */
  const good = (): Record<string, unknown> => ({
    email: newAddress(),
    password: PASSWORD,
    current_password: PASSWORD,
    gdpr: 'true',
    lang: 'de',
    role: 'employer',
    token,
    access_token: token,
    partner_id: partnerId,
    _action: 'login_failed',
    _attempt_type: 'login',
    document_type: 'cv',
    bucket: 'private',
    event: 'cta_click',
    page: 'home',
    cta: 'email',
  });

  function bodyWith({ fields, hostileField }: HostileCall, text: string): Record<string, unknown> {
    const body: Record<string, unknown> = {};
    const values = good();
    for (const field of [...fields, hostileField]) {
      const names = [...field.path];
      const last = names.pop() ?? '';
      let place = body;
      for (const name of names) {
        place[name] ??= {};
        place = place[name] as Record<string, unknown>;
      }
      if (field !== hostileField) place[last] ??= values[last];
      else place[last] = field.isRecord ? { [text.slice(0, text.length / 2)]: text.slice(text.length / 2) } : text;
    }
    return body;
  }

  function formWith(row: HostileCall, text: string): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(bodyWith(row, text)))
      if (value !== undefined && name !== 'file name') form.set(name, String(value));
    for (const { names } of Object.values(specOf(row.route).files ?? {}))
      form.set(names[0], content, row.field === 'file name' ? `${text}.pdf` : 'a.pdf');
    return form;
  }

  function addressWith({ path, field }: HostileCall, text: string): string {
    const filled = path.replace(`:${field}`, encodeURIComponent(text)).replace(/:[a-z_]+/g, 'de');
    return path.includes(`:${field}`) ? filled : `${filled}?${field}=${encodeURIComponent(text)}`;
  }

  function bearer(route: Endpoint): Record<string, string> {
    const { name } = specOf(route).auth;
    if (name === 'data link or student') return { authorization: `Bearer ${dataToken}` };
    return name === 'applicant token' ? { authorization: `Bearer ${token}` } : {};
  }

  async function send(row: HostileCall, text: string, cookie: string): Promise<Response> {
    const { route, way } = row;
    const headers = { ...bearer(route), 'sec-fetch-site': 'same-origin', cookie };
    if (way === 'query') return fetch(`${api.url}${addressWith(row, text)}`, { headers });
    const url = `${api.url}${route.path}`;
    if (way === 'form') return fetch(url, { method: 'POST', body: formWith(row, text), headers });
    const json = { ...headers, 'content-type': 'application/json' };
    return fetch(url, { method: 'POST', body: JSON.stringify(bodyWith(row, text)), headers: json });
  }

  return async (row: HostileCall, text: string): Promise<Response> => {
    const { cookie } = await callerOf(row.route);
    const answer = await send(row, text, cookie);
    if (answer.ok) unsure.add(specOf(row.route).auth.name);
    return answer;
  };
}
