/** What came of a call. `data` has the contract's type, though nobody has checked what came over the wire. */
export type Answer<Reply = unknown> = { kind: 'ok'; data: Reply } | Refusal | Unreachable;

/** A reply with the contract's fields, each of unknown type: for pages that must survive a newer or older server. */
export type Unchecked<Reply> = { readonly [Field in keyof Reply]?: unknown };

export interface Refusal {
  kind: 'refused';
  status: number;
  code: string;
  /** The server's sentence, already in the language of the page. */
  message?: string;
  errors: RefusedField[];
  /** All faults as sentences, where the server lists more than one. */
  details?: string[];
  retryAfterSeconds?: number;
}

interface RefusedField {
  path: string;
  code: string;
  message?: string;
  params?: Record<string, string | number>;
}

export interface Unreachable {
  kind: 'unreachable';
  reason: 'offline' | 'timeout' | 'aborted';
}

/** The act was about something that has changed since the page showed it: the page has to look again. */
export function isChanged(answer: Answer): boolean {
  return answer.kind === 'refused' && answer.code === 'changed_meanwhile';
}

/** Reads an HTTP answer: problems are RFC 9457 plus `error` and `errors`; a 200 without JSON is not our server's. */
export function readAnswer(status: number, text: string, retryAfter: string | null): Answer {
  const body = parse(text);
  if (status >= 200 && status < 300 && body) return { kind: 'ok', data: body };
  const message = typeof body?.error === 'string' && body.error !== '' ? body.error : undefined;
  const details = Array.isArray(body?.details) ? body.details.filter((one) => typeof one === 'string') : [];
  const seconds = Number.parseInt(retryAfter ?? '', 10);
  return {
    kind: 'refused',
    status,
    code: typeof body?.code === 'string' ? body.code : 'unexpected',
    ...(message ? { message } : {}),
    errors: Array.isArray(body?.errors) ? body.errors.flatMap(refusedField) : [],
    ...(details.length > 1 ? { details } : {}),
    ...(Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {}),
  };
}

function refusedField(raw: unknown): RefusedField[] {
  if (!isRecord(raw) || typeof raw.path !== 'string' || typeof raw.code !== 'string') return [];
  const { path, code, message, params } = raw;
  return [
    {
      path,
      code,
      ...(typeof message === 'string' ? { message } : {}),
      ...(isRecord(params) ? { params: params as Record<string, string | number> } : {}),
    },
  ];
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
