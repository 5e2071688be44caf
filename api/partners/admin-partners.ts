import {
  partnerDetailReply,
  partnerIdInput,
  partnersInput,
  partnersReply,
  rotateInput,
  setPartnerInput,
} from '#contract/partner.ts';
import { admin } from '../accounts/session-auth.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { freshPartnerWord, newInviteToken } from './invite-token.ts';
import { pageOf } from './page-of.ts';
import type { ListedPartner, Partner, PartnerPlace } from './partner.store.ts';
import { plainText, wordsIn } from './plain-text.ts';
import { refreshAll } from './refresh-registrations.ts';
import { countRegistrations } from './registrations.ts';
import { viewPartner } from './view-partner.ts';

const limit = { perNetwork: 1200, perCaller: 300, windowMinutes: 15 };

/** All partners or those who are searched for, the newest first, a page at a time. Names don't belong in addresses: a search is posted. */
export const listPartners = endpoint({
  name: 'admin-partners',
  path: '/api/admin/partners',
  methods: ['get', 'post'],
  auth: admin,
  limit: { ...limit, perCaller: 600 },
  input: partnersInput,
  output: partnersReply,
  async handle({ deps, input: { search = '', after } }) {
    await refreshAll(deps);
    const summary = deps.partners.totals();
    const holds = wordsIn(search);
    const { rows, total, last } = await pageOf<ListedPartner, PartnerPlace>({
      rowsAfter: (from, most) => deps.partners.page(from, most),
      fits: (row) => holds(plainText([row.organization_name, row.contact_person, row.email, row.partner_id].join(' '))),
      after: after === undefined ? undefined : placeOf(after),
      total: search.trim() ? undefined : summary.all,
    });
    return {
      partners: rows.map((row) => viewRow(deps, row, row.email)),
      total,
      next: last ? `${last.created_at}_${last.place}` : null,
      summary,
    };
  },
});

function placeOf(text: string): PartnerPlace {
  const [createdAt, place] = text.split('_').map(Number);
  if (!Number.isSafeInteger(createdAt) || !Number.isSafeInteger(place)) throw problem('input_invalid');
  return { created_at: Number(createdAt), place: Number(place) };
}

export const getPartner = endpoint({
  name: 'admin-partner',
  path: '/api/admin/partners/:partner_id',
  methods: ['get'],
  auth: admin,
  limit,
  input: partnerIdInput,
  output: partnerDetailReply,
  async handle({ deps, input }) {
    await refreshAll(deps);
    return viewDetail(deps, input.partner_id);
  },
});

/** Checks an organisation, or pauses its invitation; each change is written down with its admin. */
export const setPartner = endpoint({
  name: 'admin-set-partner',
  path: '/api/admin/set-partner',
  methods: ['post'],
  auth: admin,
  limit,
  input: setPartnerInput,
  output: partnerDetailReply,
  handle({ deps, caller, input }) {
    deps.tx(() => {
      const row = existing(deps, input.partner_id);
      // A partner who takes another name just now must not get it checked unseen.
      const isAnother = input.organization_name !== undefined && input.organization_name !== row.organization_name;
      if (input.verified && isAnother) throw problem('partner_changed');
      setVerified(deps, row, caller.account.id, input.verified);
      setActive(deps, row, caller.account.id, input.active);
    });
    return viewDetail(deps, input.partner_id);
  },
});

function setVerified({ partners, clock }: Deps, row: Partner, adminId: string, verified: boolean | undefined): void {
  if (verified === undefined || verified === (row.verified_at !== null)) return;
  partners.setVerified(row.partner_id, verified ? clock.now() : null);
  partners.addAudit(row.partner_id, verified ? 'verify' : 'unverify', adminId, clock.now());
}

function setActive({ partners, clock }: Deps, row: Partner, adminId: string, active: boolean | undefined): void {
  if (active === undefined || active === (row.invite_active === 1)) return;
  partners.setActive(row.partner_id, active);
  partners.addAudit(row.partner_id, active ? 'resume' : 'pause', adminId, clock.now());
}

/** A new link; the old one, and every printed poster with it, is dead at once. */
export const rotatePartnerToken = endpoint({
  name: 'admin-rotate-partner-token',
  path: '/api/functions/admin-rotate-partner-token',
  methods: ['post'],
  auth: admin,
  limit: { perNetwork: 300, perCaller: 60, windowMinutes: 15 },
  input: rotateInput,
  output: partnerDetailReply,
  handle({ deps, caller, input: { partner_id: id, notify } }) {
    deps.tx(() => {
      const now = deps.clock.now();
      const { user_id } = existing(deps, id);
      deps.partners.rotate(id, newInviteToken(), freshPartnerWord(deps), now);
      deps.partners.addAudit(id, 'rotate_token', caller.account.id, now);
      const account = notify ? deps.accounts.find(user_id) : undefined;
      if (account)
        deps.outbox.add({ template: 'partner-link-changed', lang: account.lang, accountId: account.id }, now);
    });
    deps.mail.wake();
    return viewDetail(deps, id);
  },
});

function existing({ partners }: Deps, partnerId: string): Partner {
  const row = partners.findByPartnerId(partnerId);
  if (!row) throw problem('partner_not_found');
  return row;
}

function viewRow(deps: Deps, row: Partner, email: string) {
  return { ...viewPartner(row), email, counts: countRegistrations(deps, row.partner_id) };
}

function viewDetail(deps: Deps, partnerId: string) {
  const row = existing(deps, partnerId);
  const email = deps.accounts.find(row.user_id)?.email ?? '';
  const audit = deps.partners
    .audit(partnerId)
    .map((entry) => ({ ...entry, created_at: new Date(entry.created_at).toISOString() }));
  return { partner: viewRow(deps, row, email), audit };
}
