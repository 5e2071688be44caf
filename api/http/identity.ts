import type { Request, Response } from 'express';
import type { Deps } from '../deps.ts';
import { type Cookies, createCookies } from './cookies.ts';
import { fixedFields } from './fixed-fields.ts';
import { problem } from './problem.ts';
import type { Limiter } from './rate-limit.ts';

/** What the keys of other programs begin with, so that no call takes one for another token. */
export const KEY_PREFIX = 'wsk_';
export const isKey = (token: string | undefined): token is string => token?.startsWith(KEY_PREFIX) ?? false;

/** Decides who may call. `resolve` throws a problem for everybody else. */
export interface Auth<Caller> {
  name: string;
  /** Body fields that may hold a token, besides `Authorization: Bearer`; empty if only cookies count. */
  fields: readonly string[];
  /** Keys of other programs are let in too; every other call refuses them. */
  takesKeys?: true;
  resolve(deps: Deps, credentials: Credentials): Caller;
  /** What `perCaller` and the upload budget count by: the id of an application or account, '' for strangers. */
  countAs(caller: Caller): string;
}

/** The parts of a request that may show who sent it. */
export interface Credentials {
  token: string | undefined;
  cookies: Cookies;
}

/** Who calls: found out once, by the headers, or as soon as the fields of the body tell. */
export interface Identity<Caller> {
  /** Throws what `Auth.resolve` and `admit` throw, and `rate_limited`; the same for whoever asks again. */
  of(fields: Record<string, unknown>): Promise<Caller>;
  /** Whether the caller can be told before the body is read. */
  isInHeaders(): boolean;
  /** Whether these fields hold a token. */
  isIn(fields: Record<string, unknown>): boolean;
  /** The application or account that is known so far. */
  countedAs(): string | undefined;
}

/** The parts of a call that say who may make it. */
interface Rules<Caller> {
  auth: Auth<Caller>;
  admit?(deps: Deps, caller: Caller): void;
}

export function createIdentity<Caller>(
  req: Request,
  res: Response,
  deps: Deps,
  { auth, admit }: Rules<Caller>,
  limiter: Limiter,
): Identity<Caller> {
  let caller: Promise<Caller> | undefined;
  let counted = '';
  const identify = async (fields: Record<string, unknown>): Promise<Caller> => {
    const token = bearer(req) ?? tokenIn(fields, auth.fields);
    if (isKey(token) && !auth.takesKeys) throw problem('api_key_refused');
    const found = auth.resolve(deps, { token, cookies: createCookies(req, res, deps.env.PUBLIC_URL) });
    counted = auth.countAs(found);
    if (counted !== '') await limiter.countCaller(req, res, counted);
    admit?.(deps, found);
    return found;
  };
  return {
    of(fields) {
      caller ??= identify(fields);
      return caller;
    },
    isInHeaders: () => bearer(req) !== undefined || auth.fields.length === 0,
    isIn: (fields) => tokenIn(fields, auth.fields) !== undefined,
    countedAs: () => counted || undefined,
  };
}

function bearer(req: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
}

/** The token that a body holds under one of these names. */
export function tokenIn(fields: Record<string, unknown>, names: readonly string[]): string | undefined {
  const all = { ...fields, ...fixedFields(fields) };
  return names.map((name) => all[name]).find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined;
}
