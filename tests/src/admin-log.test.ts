import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ListedEvent } from '#contract/desk/log.ts';
import { STATUS_NAMES } from '#contract/desk/queue.text.ts';
import { ACTIONS } from '#contract/model/action.ts';
import { STATUSES } from '#contract/model/status.ts';
import { EVENT_NAMES } from '#src/features/admin/log/event-names.text.ts';
import { logTexts } from '#src/features/admin/log/log.text.ts';
import { eventFields, kindOf, sentenceOf } from '#src/features/admin/log/log.ts';
import { readListQuery } from '#src/ui/list/list-query.ts';

const EVENT: ListedEvent = {
  id: 1,
  at: '2026-07-05T22:30:00.000Z',
  action: 'send-back',
  actor: 'operator',
  actor_name: null,
  subject: 'applicant',
  subject_id: 'x',
  subject_name: null,
  from_status: null,
  to_status: null,
  details: [],
};

describe('The log', () => {
  it('has words for every action of an application, and for every status', () => {
    expect(Object.keys(EVENT_NAMES)).toEqual(expect.arrayContaining([...ACTIONS]));
    expect(Object.keys(STATUS_NAMES).sort()).toEqual([...STATUSES].sort());
  });

  it('has words for why a sign-in or a sign-up failed', () => {
    const files = ['check-password', 'wrong-code', 'sign-up/sign-up-eligibility', 'sign-up/register-sign-up'];
    const sources = files.map((name) => readFileSync(`api/accounts/${name}.ts`, 'utf8')).join('');
    const codes = [...sources.matchAll(/(?:problem\(|errorMessage: )'(\w+)'/g)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(files.length);
    expect(Object.keys(logTexts('de').faults)).toEqual(expect.arrayContaining(codes));
  });

  it('has words for what accounts do, which the server writes in its calls', () => {
    const doneByAccounts = ['export-applications', 'add-link', 'end-link', 'change-email', 'member-joined'];
    doneByAccounts.push('retry-mail', 'stop-reminders', 'rotate-key');
    expect(Object.keys(EVENT_NAMES)).toEqual(expect.arrayContaining(doneByAccounts));
  });

  it('says what happened, to which document, and where that led', () => {
    const said = logTexts('de');
    const documents = { cv: 'Lebenslauf' };
    const sentence = (event: object) => sentenceOf({ ...EVENT, ...event }, said, documents);
    expect(sentence({ details: [{ name: 'document', value: 'cv' }] })).toEqual({
      text: 'Unterlage zurückgegeben: Lebenslauf',
      status: '',
    });
    expect(sentence({ action: 'approve', from_status: 'PRE_REGISTERED', to_status: 'STEP1_APPROVED' })).toEqual({
      text: 'Freigegeben',
      status: 'Voranmeldung eingegangen → Voranmeldung freigegeben',
    });
    expect(sentence({ action: 'contract-ended', from_status: 'active', to_status: 'ended' }).status).toBe(
      'Beide Exemplare angenommen → Beendet',
    );
    expect(sentence({ action: 'accept', from_status: 'COMPLETE', to_status: 'COMPLETE' }).status).toBe('');
    expect(sentence({ action: 'contract-mark-noted', details: [{ name: 'what', value: 'visa' }] }).text).toBe(
      'Beim Vertrag festgehalten: Visum',
    );
    expect(sentence({ action: 'something-new' }).text).toBe('something-new');
  });

  it('leaves out who looked at something, until that is asked for', () => {
    expect(kindOf(undefined, undefined)).toBe('changes');
    expect(kindOf('looks', undefined)).toBe('looks');
    expect(kindOf('all', undefined)).toBeUndefined();
    expect(kindOf(undefined, 'view-document')).toBeUndefined();
  });

  it('reads days and kinds from its address, and no more', () => {
    const read = (query: string) => readListQuery(query, eventFields(logTexts('de')));
    expect(read('?action=approve&actor=system&from=2026-07-05&to=x')).toEqual({
      action: 'approve',
      actor: 'system',
      from: '2026-07-05',
    });
    expect(read('?action=__proto__&search=selam')).toEqual({});
  });
});
