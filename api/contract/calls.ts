import type * as z from 'zod/mini';
import { accountCalls } from './calls/account.ts';
import { applicationCalls } from './calls/application.ts';
import { inviteCalls } from './calls/invite.ts';
import { partnerCalls } from './calls/partner.ts';
import { reviewCalls } from './calls/review.ts';
import { serviceCalls } from './calls/service.ts';
import { studentCalls } from './calls/student.ts';

/**
 * Every call of the product, each once: address, input, reply. It brings every schema along, so the browser takes its
 * types alone, and the addresses from `addresses/`.
 */
export const calls = {
  ...applicationCalls,
  ...accountCalls,
  ...studentCalls,
  ...inviteCalls,
  ...partnerCalls,
  ...reviewCalls,
  ...serviceCalls,
};

type Calls = typeof calls;
/** A path belongs to one call, so it can stand for it where nothing else of the call is loaded. */
type ByPath = { [Name in keyof Calls as Calls[Name]['path']]: Calls[Name] };
type PathOf<Wanted> = { [Path in keyof ByPath]: ByPath[Path] extends Wanted ? Path : never }[keyof ByPath];

export type CallPath = keyof ByPath;
/** Of calls that take fields and files as a form. */
export type FormPath = PathOf<{ body: 'form' }>;
/** Of calls that are sent and answered as JSON. */
export type JsonPath = Exclude<PathOf<{ reply: z.ZodMiniType }>, FormPath>;

/** Of calls that are sent as JSON and answered with a file of ours. */
export type FilePath = PathOf<{ reply: { file: string } }>;

/** What a caller may send: fields with a default are optional. */
export type InputOf<Path extends CallPath> = z.input<ByPath[Path]['input']>;
/** What a JSON answer holds. */
export type ReplyOf<Path extends CallPath> = ByPath[Path]['reply'] extends z.ZodMiniType
  ? z.output<ByPath[Path]['reply']>
  : never;
