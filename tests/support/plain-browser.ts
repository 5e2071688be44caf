import { navigate } from './navigate.ts';

/** A page as a browser without a script sees it. */
export interface PlainPage {
  url: string;
  status: number;
  headers: Awaited<ReturnType<typeof navigate>>['headers'];
  html: string;
}

type Files = Readonly<Record<string, { content: Blob; name: string }>>;

export async function openPlain(url: string): Promise<PlainPage> {
  const { status, headers, page } = await navigate('GET', url);
  return { url, status, headers, html: page };
}

/** Sends a form of a page with what it holds, changed by `typed`; undefined unticks a box. Does not follow. */
export async function send(
  page: PlainPage,
  id: string,
  typed: Readonly<Record<string, string | undefined>> = {},
  files: Files = {},
) {
  const { action, isMultipart, fields } = formIn(page.html, id);
  const known = new Set(fields.map(({ name, isFile }) => `${name} ${isFile}`));
  const given = [
    ...Object.keys(typed).map((name) => `${name} false`),
    ...Object.keys(files).map((name) => `${name} true`),
  ];
  const unknown = given.find((one) => !known.has(one));
  if (unknown) throw new Error(`${id} does not take ${unknown}`);
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const { name, isFile, value } of fields) {
    const { content = new Blob(), name: fileName = '' } = files[name] ?? {};
    const text = name in typed ? typed[name] : value;
    if (isFile && body instanceof FormData) body.set(name, content, fileName);
    else if (text !== undefined) body.set(name, text);
  }
  // The page's policy tells of its origin alone.
  const { origin } = new URL(page.url);
  return navigate('POST', new URL(action, page.url).href, body, { referer: `${origin}/` });
}

/** Sends a form, and opens the page that follows. */
export async function sendOn(...form: Parameters<typeof send>): Promise<PlainPage> {
  const { status, headers, page } = await send(...form);
  if (status !== 303) throw new Error(`refused with ${status}: ${textOf(page).slice(0, 2000)}`);
  return openPlain(new URL(headers.location ?? '', form[0].url).href);
}

/** What a page shows again after a refusal, as a page whose forms can be sent. */
export async function sendRefused(...form: Parameters<typeof send>): Promise<PlainPage> {
  const { status, headers, page } = await send(...form);
  return { url: form[0].url, status, headers, html: page };
}

/** What is to be read between header and footer. */
export function textOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/&(amp|quot|#x27|lt|gt);/g, (_all, name: string) => SIGNS[name] ?? '')
    .replace(/\s+/g, ' ');
}

interface Field {
  name: string;
  /** Undefined: a box that is not ticked. */
  value: string | undefined;
  isFile: boolean;
}

/** The first form that names itself so, with what it holds at first. */
export function formIn(html: string, id: string) {
  for (const [, attributes = '', inside = ''] of html.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)) {
    const action = attribute(attributes, 'action') ?? '';
    if (new URLSearchParams(action.split(/[?#]/)[1]).get('form') !== id) continue;
    return { action, isMultipart: attributes.includes('multipart/form-data'), fields: fieldsIn(inside) };
  }
  throw new Error(`no form ${id}`);
}

function fieldsIn(inside: string): Field[] {
  const found: Field[] = [];
  for (const [, tag, attributes = '', rest = ''] of inside.matchAll(
    /<(input|select|textarea)\b([^>]*)>((?:(?!<\/?(?:select|textarea|input)\b)[\s\S])*)/g,
  )) {
    const name = attribute(attributes, 'name');
    if (name === undefined) continue;
    const type = attribute(attributes, 'type');
    const isTicked = / checked(?:=|\s|$|\/)/.test(attributes);
    if (type === 'radio' && !isTicked && found.some((field) => field.name === name)) continue;
    if (type === 'radio' && isTicked) found.splice(0, found.length, ...found.filter((field) => field.name !== name));
    found.push({ name, value: firstValue(tag ?? '', type, isTicked, attributes, rest), isFile: type === 'file' });
  }
  return found;
}

function firstValue(tag: string, type: string | undefined, isTicked: boolean, attributes: string, rest: string) {
  if (tag === 'textarea') return unescaped(rest);
  if (tag === 'select') return attribute(/<option([^>]*) selected/.exec(rest)?.[1] ?? '', 'value') ?? '';
  if (type === 'checkbox' || type === 'radio') return isTicked ? (attribute(attributes, 'value') ?? 'on') : undefined;
  return attribute(attributes, 'value') ?? '';
}

function attribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : unescaped(value);
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

function unescaped(text: string): string {
  return text.replace(/&(amp|quot|#x27|lt|gt);/g, (_all, name: string) => SIGNS[name] ?? '');
}
