import type * as z from 'zod/mini';
import { accountCalls } from './calls/account.ts';
import { adminCalls } from './calls/admin.ts';
import { applicationCalls } from './calls/application.ts';
import { assignmentCalls } from './calls/assignment.ts';
import { contractCalls } from './calls/contract.ts';
import { deskCalls } from './calls/desk.ts';
import { deskApplicationCalls } from './calls/desk-application.ts';
import { documentCheckCalls } from './calls/document-check.ts';
import { employerCalls } from './calls/employer.ts';
import { employerMemberCalls } from './calls/employer-member.ts';
import { inviteCalls } from './calls/invite.ts';
import { logCalls } from './calls/log.ts';
import { mailCalls } from './calls/mail.ts';
import { matchCalls } from './calls/match.ts';
import { partnerCalls } from './calls/partner.ts';
import { partnerMemberCalls } from './calls/partner-member.ts';
import { personalDataCalls } from './calls/personal-data.ts';
import { placementCalls } from './calls/placement.ts';
import { queueCalls } from './calls/queue.ts';
import { retentionCalls } from './calls/retention.ts';
import { reviewCalls } from './calls/review.ts';
import { serviceCalls } from './calls/service.ts';
import { studentCalls } from './calls/student.ts';

/**
 * Every call of the product, each once: address, input, reply. The table loads every schema, so the browser imports
 * only its types, and the addresses from `addresses/`.
 */
export const calls = {
  ...applicationCalls,
  ...accountCalls,
  ...adminCalls,
  ...studentCalls,
  ...placementCalls,
  ...personalDataCalls,
  ...retentionCalls,
  ...inviteCalls,
  ...partnerCalls,
  ...partnerMemberCalls,
  ...employerCalls,
  ...employerMemberCalls,
  ...matchCalls,
  ...contractCalls,
  ...assignmentCalls,
  ...queueCalls,
  ...reviewCalls,
  ...deskApplicationCalls,
  ...documentCheckCalls,
  ...deskCalls,
  ...mailCalls,
  ...logCalls,
  ...serviceCalls,
};

type Calls = typeof calls;
/** Calls by path: the browser knows only the path, and each belongs to one call. */
type ByPath = { [Name in keyof Calls as Calls[Name]['path']]: Calls[Name] };
type PathOf<Wanted> = { [Path in keyof ByPath]: ByPath[Path] extends Wanted ? Path : never }[keyof ByPath];

export type CallPath = keyof ByPath;
/** Paths of calls that take fields and files as a form. */
export type FormPath = PathOf<{ files: object }>;
/** Paths of calls that are sent and answered as JSON. */
export type JsonPath = Exclude<PathOf<{ reply: z.ZodMiniType }>, FormPath>;

/** Paths of calls that are sent as JSON and answered with a file made by the server. */
export type FilePath = PathOf<{ reply: { file: string } }>;

/** What a caller may send; fields with a default are optional. */
export type InputOf<Path extends CallPath> = z.input<ByPath[Path]['input']>;
type FilesAt<Path extends FormPath> = ByPath[Path]['files'];
/** The names of the files of a form. */
export type FileFieldOf<Path extends FormPath> = {
  [Held in keyof FilesAt<Path>]: FilesAt<Path>[Held] extends readonly (infer Name extends string)[] ? Name : never;
}[keyof FilesAt<Path>];
/** The names of all fields of a form: those of the input, its files, and the token of an application. */
export type FieldOf<Path extends FormPath> = NamesIn<InputOf<Path>> | FileFieldOf<Path> | 'access_token';
type NamesIn<Input> = string extends keyof Input ? never : keyof Input & string;

/** The JSON of an answer. */
export type ReplyOf<Path extends CallPath> = ByPath[Path]['reply'] extends z.ZodMiniType
  ? z.output<ByPath[Path]['reply']>
  : never;
