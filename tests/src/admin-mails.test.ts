import { describe, expect, it } from 'vitest';
import { reasonOf } from '#api/mail/reason.ts';
import { TEMPLATE_NAMES } from '#api/mail/templates/templates.ts';
import { isAddressFault, reasonText } from '#src/features/admin/mails/mail-fault.ts';
import { MAIL_NAMES } from '#src/features/admin/mails/mail-names.text.ts';
import { mailsTexts } from '#src/features/admin/mails/mails.text.ts';
import { addressOfQuery, firstPage, readListQuery } from '#src/ui/list/list-query.ts';

describe('The list of mails', () => {
  it('has a name for every template', () => {
    expect(Object.keys(MAIL_NAMES).sort()).toEqual([...TEMPLATE_NAMES].sort());
  });

  it.each([
    [{ code: 'ETIMEDOUT' }, 'Der Mailserver hat nicht rechtzeitig geantwortet (ETIMEDOUT)'],
    [{ code: 'EENVELOPE', responseCode: 450 }, 'Der Mailserver hat die Empfängeradresse abgelehnt (450)'],
    [{ code: 'ECONNECTION', originalCode: 'ECONNREFUSED' }, /^Die Verbindung zum Mailserver kam nicht zustande/],
    [{ code: 'EAUTH', responseCode: 535 }, /^Der Mailserver hat unser Passwort nicht angenommen/],
    [{}, /^Sie konnte nicht gesendet werden/],
  ])('says in German why a try failed: %j', (error, sentence) => {
    expect(reasonText(reasonOf(Object.assign(new Error('x'), error) as never), mailsTexts('de').reasons)).toMatch(
      sentence,
    );
  });

  it('leaves words alone that it does not know', () => {
    expect(reasonText('something new (599)', {})).toBe('something new (599)');
    expect(reasonText('x'.repeat(60_000), {})).toHaveLength(60_000);
  });

  it('leads to the application where the address is the trouble', () => {
    const gone = { template: 'resent-link', state: 'dead', error: 'the address does not exist (550)' } as const;
    expect(isAddressFault(gone)).toBe(true);
    expect(isAddressFault({ ...gone, error: 'the mail server refused the login (535)' })).toBe(false);
    expect(isAddressFault({ ...gone, state: 'sent', error: null })).toBe(false);
  });

  it('asks for no further correction where the notice of one cannot reach the address from before', () => {
    const notice = {
      template: 'email-changed-notice',
      state: 'dead',
      error: 'the address does not exist (550)',
    } as const;
    expect(isAddressFault(notice)).toBe(false);
  });
});

describe('The address of a list', () => {
  const FIELDS = { state: ['dead', 'sent'], template: /^[a-z0-9-]{1,60}$/ };

  it.each([
    ['?state=dead&template=step2-open&after=12_3', { state: 'dead', template: 'step2-open', after: '12_3' }],
    ['?state=lost&other=1', {}],
    ['?after=1_2&before=3_4', { after: '1_2' }],
    [`?template=${'x'.repeat(60_000)}&after=<script>`, {}],
  ])('%s asks for no more than the server knows', (address, query) => {
    expect(readListQuery(address, FIELDS)).toEqual(query);
  });

  it('another choice begins at the first page and keeps the others', () => {
    const query = firstPage({ state: 'dead', template: 'a', after: '1_2' }, { state: undefined });
    expect(addressOfQuery('/de/admin/mails', query)).toBe('/de/admin/mails?template=a');
    expect(addressOfQuery('/de/admin/mails', {})).toBe('/de/admin/mails');
  });
});
