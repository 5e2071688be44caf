import * as z from 'zod/mini';
import { LANGUAGES } from '#contract/languages.ts';
import { MISSING_WORDS, STEP_WORDS } from '#contract/registration-words.ts';
import { berlinDate, writtenDate } from '../berlin-time.ts';
import { endpoint } from '../http/endpoint.ts';
import { fileReply, sendFile } from '../http/file-reply.ts';
import { csv } from './csv.ts';
import { verifiedPartner } from './own-partner.ts';
import { EXPORT as T } from './registrations.text.ts';
import { listRegistrations } from './registrations.ts';

/** The list as a table for a spreadsheet. */
export const exportRegistrations = endpoint({
  name: 'export-registrations',
  path: '/api/partner/registrations.csv',
  methods: ['get'],
  auth: verifiedPartner,
  limit: { perNetwork: 300, perCaller: 30, windowMinutes: 15 },
  input: z.object({ lang: z.optional(z.enum(LANGUAGES, 'lang_invalid')) }),
  output: fileReply,
  send: sendFile,
  handle({ deps, caller, input }) {
    const lang = input.lang ?? caller.account.lang;
    const head = [T.name, T.registered, T.step, T.missing, T.note].map((text) => text[lang]);
    const rows = listRegistrations(deps, caller.partner.partner_id).map((person) => [
      person.name,
      writtenDate(berlinDate(Date.parse(person.registered_at))),
      STEP_WORDS[person.step][lang],
      person.missing.map((thing) => MISSING_WORDS[thing][lang]).join(', '),
      person.note,
    ]);
    return {
      name: `registrations-${caller.partner.partner_id}.csv`,
      mime: 'text/csv; charset=utf-8',
      bytes: csv([head, ...rows], lang),
    };
  },
});
