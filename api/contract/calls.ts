import type * as z from 'zod/mini';
import type { InputSchema } from './call-entry.ts';
import { accountCalls } from './calls/account.ts';
import { adminCalls } from './calls/admin.ts';
import { applicationCalls } from './calls/application.ts';
import { assignmentCalls } from './calls/assignment.ts';
import { contractCalls } from './calls/contract.ts';
import { deskCalls } from './calls/desk.ts';
import { deskApplicationCalls } from './calls/desk-application.ts';
import { documentCalls } from './calls/document.ts';
import { employerCalls } from './calls/employer.ts';
import { inviteCalls } from './calls/invite.ts';
import { logCalls } from './calls/log.ts';
import { mailCalls } from './calls/mail.ts';
import { matchCalls } from './calls/match.ts';
import { partnerCalls } from './calls/partner.ts';
import { personalDataCalls } from './calls/personal-data.ts';
import { placementCalls } from './calls/placement.ts';
import { queueCalls } from './calls/queue.ts';
import { retentionCalls } from './calls/retention.ts';
import { seasonCalls } from './calls/season.ts';
import { serviceCalls } from './calls/service.ts';
import { setUpCalls } from './calls/set-up.ts';
import { settingsCalls } from './calls/settings.ts';
import { studentCalls } from './calls/student.ts';
import { teamCalls } from './calls/team.ts';

/**
 * Every call of the product, each once: address, input, reply. The table loads every schema, so the browser imports
 * only its types: a page names a call by its address, which these types hold to the table.
 */
export const calls = {
  ...applicationCalls,
  ...accountCalls,
  ...adminCalls,
  ...setUpCalls,
  ...settingsCalls,
  ...studentCalls,
  ...placementCalls,
  ...personalDataCalls,
  ...retentionCalls,
  ...inviteCalls,
  ...partnerCalls,
  ...employerCalls,
  ...teamCalls,
  ...matchCalls,
  ...contractCalls,
  ...assignmentCalls,
  ...queueCalls,
  ...deskApplicationCalls,
  ...documentCalls,
  ...deskCalls,
  ...seasonCalls,
  ...mailCalls,
  ...logCalls,
  ...serviceCalls,
};

type Calls = typeof calls;
/** Calls by address: the browser knows only the address, and each belongs to one call. */
type ByAddress = { [Name in keyof Calls as Calls[Name]['at']]: Calls[Name] };
type AddressOf<Wanted> = { [At in keyof ByAddress]: ByAddress[At] extends Wanted ? At : never }[keyof ByAddress];

export type CallAddress = keyof ByAddress;
export type FormAddress = AddressOf<{ files: object }>;
/** Addresses of calls that are sent and answered as JSON. */
export type JsonAddress = Exclude<AddressOf<{ reply: z.ZodMiniType }>, FormAddress>;
/** Addresses of calls that are sent as JSON and answered with a file made by the server. */
export type FileAddress = AddressOf<{ reply: { file: string } }>;
/** The path alone, for the action of a form. */
export type CallPath = { [At in CallAddress]: At extends `POST ${infer Path}` ? Path : never }[CallAddress];

/** What a caller may send; fields with a default are optional. */
export type InputOf<At extends CallAddress> = z.input<InputSchema<ByAddress[At]>>;
type FilesAt<At extends FormAddress> = ByAddress[At]['files'];
export type FileFieldOf<At extends FormAddress> = {
  [Held in keyof FilesAt<At>]: FilesAt<At>[Held] extends readonly (infer Name extends string)[] ? Name : never;
}[keyof FilesAt<At>];
/** The names of all fields of a form: those of the input, its files, and the token of an application. */
export type FieldOf<At extends FormAddress> = NamesIn<InputOf<At>> | FileFieldOf<At> | 'access_token';
type NamesIn<Input> = string extends keyof Input ? never : keyof Input & string;

/** The JSON of an answer. */
export type ReplyOf<At extends CallAddress> = ByAddress[At]['reply'] extends z.ZodMiniType
  ? z.output<ByAddress[At]['reply']>
  : never;
