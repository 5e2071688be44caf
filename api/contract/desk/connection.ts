import * as z from 'zod/mini';
import { password } from '../accounts/account.ts';
import { optionalText } from '../text-input.ts';

/** What the server uses of others: where mail goes, where its copies go. */
export const CONNECTIONS = ['mail', 'folder', 'bucket'] as const;
export type Connection = (typeof CONNECTIONS)[number];

/**
 * `address`: the mail server's name, an absolute path, or the bucket's https://host/bucket; blank ends the connection.
 * `port` is the mail server's, `region` the bucket's. `password`: of whoever sets it.
 */
export const setConnectionInput = z.object({
  connection: z.enum(CONNECTIONS, 'input_invalid'),
  address: optionalText(300),
  port: optionalText(5),
  region: optionalText(60),
  user: optionalText(200),
  secret: z._default(z.string('input_invalid').check(z.maxLength(300, 'input_too_long')), ''),
  password,
});

const listedConnection = z.object({
  connection: z.enum(CONNECTIONS),
  /** Without user and secret; null where there is none. */
  place: z.nullable(z.string()),
  /** `environment`: set on the server, where alone it can be changed. */
  set: z.enum(['environment', 'here', 'nowhere']),
});
export const connectionsReply = z.object({ connections: z.array(listedConnection) });
/** `failed`: why nothing was changed; of a mail server as `MAIL_FAULTS` has it, else in the caller's language. */
export const setConnectionReply = z.object({
  connections: z.array(listedConnection),
  failed: z.nullable(z.string()),
});
