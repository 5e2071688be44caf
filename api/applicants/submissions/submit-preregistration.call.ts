import { randomUUIDv7 } from 'node:crypto';
import type { Preregistration } from '#contract/applications/applicant.ts';
import { DOCUMENT_FILES } from '#contract/documents/file.ts';
import type { Lang } from '#contract/languages.ts';
import { HELPERS_TOKEN_DAYS } from '#contract/limits.ts';
import { inPassportOrder } from '#contract/person-name.ts';
import { CONSENT_VERSIONS, PRIVACY_NOTICE } from '#contract/placements/consent.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Deps } from '../../deps.ts';
import { newsStore } from '../../desk/news.store.ts';
import { keepFiles } from '../../documents/keep.ts';
import { recordDocument } from '../../documents/record.ts';
import type { ReceivedFile } from '../../files/intake.ts';
import { endpoint } from '../../http/endpoint.ts';
import { fieldProblem, problem } from '../../http/problem.ts';
import { findInvitingPartner } from '../../partners/inviting-partner.ts';
import { partnerLinkStore } from '../../partners/links/partner-link.store.ts';
import { consentStore } from '../../placements/consent.store.ts';
import { seasonStore } from '../../seasons/season.store.ts';
import { seasonParams } from '../../seasons/season-name.ts';
import { plannedSeasonOf, seasonsToApplyFor } from '../../seasons/season-of.ts';
import { anyVisitor } from '../../sessions/session-auth.ts';
import type { SignedIn } from '../../sessions/sessions.ts';
import { DAY_MS, HOUR_MS } from '../../time/clock.ts';
import { advance, beginning } from '../advance.ts';
import { type Applicant, applicantStore } from '../applicant.store.ts';
import { loadApplicant } from '../load.ts';
import { mailApplicant } from '../mail-applicant.ts';
import { mailLink } from '../mail-link.ts';
import { newApplicantId } from '../new-id.ts';
import { type HeldToken, sha256, tokenStore } from '../token.store.ts';
import { viewApplicant } from '../view.ts';
import { type SentAgain, takeSentAgain } from './sent-again.ts';

export const submitPreregistration = endpoint('submitPreregistration', {
  auth: anyVisitor,
  limit: { perNetwork: 300 },
  files: { hub4africa: { allowed: DOCUMENT_FILES, required: 'hub4africa_required' } },
  page: '/join',
  async handle({ deps, input, files, lang, caller, from }) {
    const file = files.hub4africa;
    if (!file) throw problem('hub4africa_required');
    const { id, held, sentAgain } = await createOnce(deps, { input, lang, file, caller, network: from.network });
    return {
      success: true as const,
      access_token: held.token,
      applicant: viewApplicant(deps, id, held),
      ...(sentAgain && { sent_again: sentAgain }),
    };
  },
});

/** Step 1 as it was sent, and by whom. */
interface Step1Form {
  input: Preregistration;
  lang: Lang;
  file: ReceivedFile;
  caller: SignedIn | undefined;
  network: string;
}

interface Opened {
  id: string;
  held: HeldToken;
  sentAgain?: SentAgain;
}

/** Creates one application of this form, however often and however fast it is sent, and a token for it. */
async function createOnce(deps: Deps, form: Step1Form): Promise<Opened> {
  const known = findKnown(deps, form);
  if (known) return takeSentAgain(deps, known, form, () => open(deps, known.id, form));
  const season = () => seasonChosen(deps, form.input.season);
  season();
  try {
    // Files and rows share one transaction, as each transaction waits for the disk. The season may end meanwhile.
    return await keepFiles(deps, [form.file], () => open(deps, create(deps, form, season()), form));
  } catch (error) {
    // Another copy of this form was stored while the file was moved: answer as if it had come before.
    const winner = findKnown(deps, form);
    if (winner) return takeSentAgain(deps, winner, form, () => open(deps, winner.id, form));
    throw error;
  }
}

/** The owner of a form that a helper has filled in goes on with the link in their mail. */
function open(deps: Deps, id: string, { input }: Step1Form): Opened {
  const lifeDays = input.for_another ? HELPERS_TOKEN_DAYS : undefined;
  return { id, held: tokenStore(deps.db).mint(id, deps.clock.now(), lifeDays) };
}

// A form is sent again within minutes; by a phone without a network, within hours.
const KEY_LIFE_MS = DAY_MS;

/**
 * The application of the same form. The same key within a day is the same person who pressed twice; the same address
 * alone could be anybody. Later the key proves nothing: it may lie in a browser that others use.
 */
function findKnown(deps: Deps, { input, network }: Step1Form): Applicant | undefined {
  const sent = input.idempotency_key && applicantStore(deps.db).findByIdempotencyKey(sha256(input.idempotency_key));
  if (sent && deps.clock.now() - sent.created_at < KEY_LIFE_MS) {
    if (sent.email.toLowerCase() !== input.email.toLowerCase()) throw problem('key_reused');
    return sent;
  }
  const open = applicantStore(deps.db).findOpenByEmail(input.email);
  if (!open) return undefined;
  mailLink(deps, open, { template: 'resent-link' }, network);
  throw problem('already_applied');
}

/** Creates the application inside a transaction. The unique indexes refuse a second open one of the same address. */
function create(deps: Deps, { input, lang, file, caller, network }: Step1Form, season_id: string | null): string {
  const applicants = applicantStore(deps.db);
  const now = deps.clock.now();
  if (applicants.findOpenByEmail(input.email)) throw problem('already_applied');
  const {
    gdpr: _consent,
    idempotency_key: key,
    lang: _lang,
    partner,
    partner_name,
    for_another,
    season: _season,
    ...personal
  } = input;
  const id = newApplicantId(applicants);
  const { to: status, mail } = beginning(deps);
  const invited = partner ? findInvitingPartner(deps, partner) : undefined;
  const owner = for_another ? undefined : caller;
  const owned = ownership(invited?.partner_id, owner);
  const season = seasonStore(deps.db).find(season_id);
  const isAutomatic = plannedSeasonOf(deps, { season_id })?.step1_approval === 'automatic';
  if (key) applicants.forgetKey(sha256(key), now - KEY_LIFE_MS);
  applicants.add({
    ...inPassportOrder(personal),
    id,
    lang,
    status,
    season_id,
    ...owned,
    idempotency_sha256: key ? sha256(key) : null,
    consented_at: now,
    created_at: now,
  });
  newsStore(deps.db).add('applications');
  const agreed = { lang, given_at: now, applicant_id: id };
  const { purpose, version } = PRIVACY_NOTICE;
  consentStore(deps.db).give({ ...agreed, id: randomUUIDv7(), purpose, text_version: version });
  // A page that was open while the text changed has shown another one: the status asks again.
  if (owned.partner_id !== null && partner_name === CONSENT_VERSIONS.partner_name)
    consentStore(deps.db).give({ ...agreed, id: randomUUIDv7(), purpose: 'partner_name', text_version: partner_name });
  if (invited?.link_id) partnerLinkStore(deps.db).noteUse(id, invited.link_id);
  recordDocument(deps, id, 'hub4africa', null, file);
  const act = { action: 'submit-preregistration', toStatus: status };
  recordEvent(deps, ['applicant', id], { actor: 'applicant', accountId: owner?.account.id, ...act });
  if (isAutomatic) advance(deps, id, { action: 'approve', by: 'system', network });
  else if (mail)
    mailApplicant(
      deps,
      loadApplicant(deps, id),
      { template: mail, params: season ? seasonParams(season, lang) : {} },
      network,
    );
  return id;
}

/** A signed-in student's form belongs to their account and its partner; any other may come by a partner's link. */
function ownership(invited: string | undefined, caller: SignedIn | undefined) {
  const account = caller?.role === 'student' ? caller.account : undefined;
  return { user_id: account?.id ?? null, partner_id: account?.partner_id ?? invited ?? null };
}

// Whoever filled in the form before midnight of the last day may send it on a slow line after that.
const LATE_MS = HOUR_MS;

/**
 * The season of a new application: that of the form or, of a form that names none, the open one that begins first. Null
 * while people apply for one that nobody has opened yet.
 */
function seasonChosen(deps: Deps, chosen: string | undefined): string | null {
  const { open: onTime, forNext } = seasonsToApplyFor(deps);
  const late = seasonsToApplyFor(deps, deps.clock.now() - LATE_MS).open.filter((one) => one.applications_close_on);
  const open = chosen || onTime.length === 0 ? [...onTime, ...late] : onTime;
  if (open.length === 0 && forNext) return null;
  const [first] = open.sort((a, b) => (a.starts_on < b.starts_on ? -1 : 1));
  if (!first) throw problem('applications_closed');
  if (!chosen) return first.id;
  if (!open.some(({ id }) => id === chosen)) throw fieldProblem([{ path: 'season', code: 'season_closed' }]);
  return chosen;
}
