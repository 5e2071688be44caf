import { describe, expect, it } from 'vitest';
import { reasonOf } from '#api/mail/reason.ts';
import { afterFailure, LONGEST_PAUSE_MS } from '#api/mail/retry.ts';
import { enhancedStatus, isUnknownAddress } from '#api/mail/sending-error.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#api/time/clock.ts';

const refused = (response: string, command = 'RCPT TO', code = 'EENVELOPE') => ({
  code,
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});
const AWAY = { code: 'ECONNECTION', originalCode: 'ECONNREFUSED', command: 'CONN' };
const first = { attempts: 1, pauses: 0 };

describe('An address does not exist', () => {
  it.each([
    ['550 5.1.1 no such user', true],
    ['550-5.1.1 The account that you tried to reach\n550 5.1.1 does not exist', true],
    ['550 5.1.2 bad domain', true],
    ['501 5.1.3 bad syntax', true],
    ['551 5.1.6 has moved', true],
    ['556 5.1.10 takes no mail', true],
    ['550 no such user', false],
    ['550 User unknown 5.1.1', false],
    ['550 5.7.1 relaying denied', false],
    ['553 5.1.7 bad sender', false],
    ['553 5.1.8 bad sender system', false],
    ['550 5.1.11 something new', false],
    ['550 5.2.1 mailbox disabled', false],
    ['552 5.2.2 mailbox full', false],
    ['450 4.1.1 not now', false],
  ])('%s: %s', (response, isUnknown) => {
    expect(isUnknownAddress(refused(response))).toBe(isUnknown);
    expect(afterFailure(refused(response), first).kind).toBe(isUnknown ? 'give-up' : 'wait');
  });

  it('is believed of the recipient only, not where the sender was refused', () => {
    expect(afterFailure(refused('550 5.1.1 who?', 'MAIL FROM'), first).kind).toBe('pause');
    expect(afterFailure(refused('550 5.1.1 who?', 'DATA', 'EMESSAGE'), first).kind).toBe('give-up');
  });

  it('is read from the beginning of the answer only', () => {
    expect(enhancedStatus({ response: '550 5.7.1 see 5.1.1' })).toBe('5.7.1');
    expect(enhancedStatus({})).toBe('');
  });
});

describe('The next try of a mail that was refused', () => {
  const error = refused('450 4.2.1 later');

  it('comes after one, two, four minutes and never later than six hours, about three days in all', () => {
    const waits = Array.from({ length: 19 }, (_, index) => afterFailure(error, { attempts: index + 1, pauses: 0 }));
    const ms = waits.map((next) => (next.kind === 'wait' ? next.forMs : 0));
    expect(ms.slice(0, 4)).toEqual([1, 2, 4, 8].map((minutes) => minutes * MINUTE_MS));
    expect(Math.max(...ms)).toBe(6 * HOUR_MS);
    expect(ms.reduce((sum, each) => sum + each) / DAY_MS).toBeCloseTo(3, 0);
  });

  it('is the twentieth at most', () => {
    expect(afterFailure(error, { attempts: 20, pauses: 0 })).toEqual({ kind: 'give-up' });
  });
});

describe('All mail waits', () => {
  it.each([
    ['the server is away', AWAY],
    ['its name is unknown', { code: 'EDNS' }],
    ['it does not answer', { code: 'ETIMEDOUT', command: 'CONN' }],
    ['a send takes too long', { code: 'EABORT' }],
    ['it offers no encryption', { code: 'ETLS', command: 'STARTTLS', responseCode: 502 }],
    ['it refuses the login', refused('535 5.7.8 no', 'AUTH PLAIN', 'EAUTH')],
    ['it wants a login', refused('530 5.7.0 first log in')],
    ['it refuses the sender', refused('553 5.7.1 not you', 'MAIL FROM')],
    ['it goes away', refused('421 4.3.2 closing')],
    ['it speaks no SMTP', { code: 'EPROTOCOL' }],
    ['the disk is full', { code: 'ENOSPC' }],
    ['the database cannot be written', { code: 'SQLITE_FULL' }],
    ['something else broke', {}],
  ])('when %s', (_why, error) => {
    expect(afterFailure(error, first).kind).toBe('pause');
  });

  it('longer and longer, but no longer than five minutes, so that a link is not late once the server is back', () => {
    const waits = Array.from({ length: 8 }, (_, pauses) => afterFailure(AWAY, { attempts: 1, pauses }));
    const minutes = waits.map((next) => (next.kind === 'pause' ? next.forMs / MINUTE_MS : 0));
    expect(minutes).toEqual([0.5, 1, 2, 4, 5, 5, 5, 5]);
    expect(LONGEST_PAUSE_MS).toBe(5 * MINUTE_MS);
  });

  it('and the mail that met it waits longer than the others, so that the next try is another one', () => {
    for (const pauses of [0, 1, 5, 50]) {
      const next = afterFailure(AWAY, { attempts: 1, pauses });
      expect(next.kind === 'pause' && next.mailWaitsMs > next.forMs).toBe(true);
    }
  });

  it('and its tries count only where the mail before it went well', () => {
    expect(afterFailure(AWAY, { attempts: 3, pauses: 0 })).toMatchObject({ counts: true });
    expect(afterFailure(AWAY, { attempts: 3, pauses: 1 })).toMatchObject({ counts: false });
    expect(afterFailure(AWAY, { attempts: 20, pauses: 0 })).toEqual({ kind: 'give-up' });
    expect(afterFailure(AWAY, { attempts: 20, pauses: 1 }).kind).toBe('pause');
  });
});

describe('The reason', () => {
  it.each([
    [refused('550 5.1.1 <selam@example.org> unknown'), 'the address does not exist (550 5.1.1)'],
    [refused('550 relaying denied for selam@example.org'), 'the mail server refused the recipient (550)'],
    [refused('554 5.7.1 looks like spam', 'DATA', 'EMESSAGE'), 'the mail server refused the content (554 5.7.1)'],
    [AWAY, 'the connection to the mail server failed (ECONNECTION ECONNREFUSED)'],
    [
      { code: 'ESOCKET', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' },
      'the certificate of the mail server is not trusted (ESOCKET ERR_TLS_CERT_ALTNAME_INVALID)',
    ],
    [{ code: 'SQLITE_BUSY' }, 'it could not be sent (SQLITE_BUSY)'],
    [{}, 'it could not be sent (no code)'],
  ])('stands in plain words, without those of the server, which often repeat the address', (error, reason) => {
    expect(reasonOf(error)).toBe(reason);
  });
});
