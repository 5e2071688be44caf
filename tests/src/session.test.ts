import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '#contract/accounts/account.ts';
import { call, keeper } from '#src/lib/call/call.ts';
import {
  $session,
  followSession,
  isForWantOfSession,
  loadSession,
  readUser,
  signOut,
  tellSession,
  watchRest,
} from '#src/lib/session/session.ts';
import { nextSession, type Session, type SessionEvent } from '#src/lib/session/session-state.ts';

const selam: SessionUser = {
  id: '8d4f0a52-1111-4222-8333-444455556666',
  email: 'selam@example.org',
  role: 'student',
  desk_role: null,
  lang: 'en',
  first_name: 'Selam',
  last_name: 'Tesfaye',
  partner_id: null,
};
const ada: SessionUser = {
  ...selam,
  id: 'a0000000-1111-4222-8333-444455556666',
  email: 'ada@example.org',
  role: 'admin',
};

const followed = (session: Session, ...events: SessionEvent[]) => events.reduce(nextSession, session);
const LOADING: Session = { kind: 'loading' };

describe('The state of a session', () => {
  it('PORT-13 is loading, then signed in with a role, or signed out', () => {
    expect(followed(LOADING, { kind: 'session', user: selam })).toEqual({ kind: 'signed-in', user: selam });
    expect(followed(LOADING, { kind: 'session', user: null })).toEqual({ kind: 'signed-out' });
  });

  it('PORT-14 follows sign-in, sign-out, token refresh and what the server says of the session', () => {
    const signedIn = followed(LOADING, { kind: 'session', user: null }, { kind: 'signed-in', user: selam });
    expect(signedIn).toEqual({ kind: 'signed-in', user: selam });
    const changed = { ...selam, email: 'new@example.org' };
    expect(followed(signedIn, { kind: 'token-refreshed', user: changed })).toEqual({
      kind: 'signed-in',
      user: changed,
    });
    expect(followed(signedIn, { kind: 'session', user: ada })).toEqual({ kind: 'signed-in', user: ada });
    expect(followed(signedIn, { kind: 'session', user: null })).toEqual({ kind: 'signed-out' });
    expect(followed(signedIn, { kind: 'signed-out' })).toEqual({ kind: 'signed-out' });
  });

  it('PORT-14 keeps where somebody goes who signs out, whatever else is heard of it', () => {
    const out = followed({ kind: 'signed-in', user: selam }, { kind: 'signed-out', to: '/en/portal' });
    expect(followed(out, { kind: 'signed-out' }, { kind: 'session', user: null })).toEqual({
      kind: 'signed-out',
      to: '/en/portal',
    });
  });

  it('PORT-14 a refresh that comes late signs nobody in again', () => {
    expect(followed({ kind: 'signed-out' }, { kind: 'token-refreshed', user: selam })).toEqual({ kind: 'signed-out' });
  });

  it('PORT-14 that ends under the page waits for its user, whatever comes late; anybody who signs in ends the wait', () => {
    const known: Session = { kind: 'signed-in', user: selam };
    const ended: Session = { kind: 'ended', user: selam };
    expect(followed(known, { kind: 'ended' })).toEqual(ended);
    expect(followed(LOADING, { kind: 'ended' })).toEqual({ kind: 'signed-out' });
    for (const late of [
      { kind: 'ended' },
      { kind: 'session', user: null },
      { kind: 'token-refreshed', user: selam },
      { kind: 'unreachable' },
      { kind: 'asked-again' },
    ] as const)
      expect(followed(ended, late), late.kind).toBe(ended);
    expect(followed(ended, { kind: 'signed-in', user: selam })).toEqual(known);
    expect(followed(ended, { kind: 'session', user: ada })).toEqual({ kind: 'signed-in', user: ada });
    expect(followed(ended, { kind: 'signed-out' })).toEqual({ kind: 'signed-out' });
  });

  it('PORT-14 a lost connection signs nobody out, and is said only where nothing is known', () => {
    const known: Session = { kind: 'signed-in', user: selam };
    expect(followed(known, { kind: 'unreachable' })).toBe(known);
    expect(followed(LOADING, { kind: 'unreachable' })).toEqual({ kind: 'unreachable' });
    expect(followed(LOADING, { kind: 'unreachable' }, { kind: 'asked-again' })).toEqual(LOADING);
    expect(followed(known, { kind: 'lost-sight' })).toEqual({ kind: 'unreachable' });
  });

  it('PORT-14 the same news leaves the same object, so that nothing on the page begins anew', () => {
    const known: Session = { kind: 'signed-in', user: selam };
    expect(followed(known, { kind: 'session', user: { ...selam } })).toBe(known);
    expect(followed(known, { kind: 'token-refreshed', user: { ...selam } })).toBe(known);
  });
});

describe('The session of a page', () => {
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

  beforeEach(() => $session.set(LOADING));
  afterEach(() => vi.unstubAllGlobals());

  it('PORT-13 is asked of the server', async () => {
    vi.stubGlobal('fetch', async () => answer({ user: selam }));
    expect(await loadSession('en')).toEqual({ kind: 'signed-in', user: selam });
    vi.stubGlobal('fetch', async () => answer({ user: null }));
    expect(await loadSession('en')).toEqual({ kind: 'signed-out' });
  });

  it('PORT-13 stays unknown where the answer is none of ours', async () => {
    for (const reply of [answer({}), answer({ user: { id: 1 } }), new Response('<html>'), answer({}, 503)]) {
      $session.set(LOADING);
      vi.stubGlobal('fetch', async () => reply);
      expect(await loadSession('en')).toEqual({ kind: 'unreachable' });
    }
  });

  it('PORT-14 an answer that was asked for before the sign-in does not undo it', async () => {
    let reply = (_: Response) => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (reply = resolve)));
    const asked = loadSession('en');
    tellSession({ kind: 'signed-in', user: selam });
    reply(answer({ user: null }));
    expect(await asked).toEqual({ kind: 'signed-in', user: selam });
  });

  it('PORT-14 signing out needs the server: without it the session is still there', async () => {
    $session.set({ kind: 'signed-in', user: selam });
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    expect(await signOut('en', '/en/portal')).toMatchObject({ kind: 'unreachable' });
    expect($session.get()).toMatchObject({ kind: 'signed-in' });
    vi.stubGlobal('fetch', async () => answer({ success: true }));
    expect(await signOut('en', '/en/portal')).toMatchObject({ kind: 'ok' });
    expect($session.get()).toEqual({ kind: 'signed-out', to: '/en/portal' });
  });

  it('PORT-14 whoever signs out leaves nothing in the tab for the next person; what was typed outlives an ended session', () => {
    let cleared = 0;
    vi.stubGlobal('sessionStorage', {
      clear: () => {
        cleared += 1;
      },
    });
    tellSession({ kind: 'signed-in', user: selam });
    tellSession({ kind: 'ended' });
    tellSession({ kind: 'signed-in', user: selam });
    expect(cleared).toBe(0);
    tellSession({ kind: 'signed-out' });
    expect(cleared).toBe(1);
  });

  it('PORT-14 a refusal for want of a session is told from others', () => {
    const refused = { kind: 'refused' as const, status: 401, errors: [] };
    expect(isForWantOfSession({ ...refused, code: 'token_missing' })).toBe(false);
    expect(isForWantOfSession({ ...refused, code: 'sign_in_required' })).toBe(true);
  });

  describe('while a page follows it', () => {
    beforeEach(() => {
      vi.stubGlobal('document', { documentElement: { dataset: {} }, addEventListener() {}, removeEventListener() {} });
      vi.stubGlobal('addEventListener', () => {});
      vi.stubGlobal('removeEventListener', () => {});
      vi.stubGlobal('localStorage', { setItem() {}, removeItem() {} });
    });
    afterEach(() => {
      delete keeper.look;
      vi.useRealTimers();
    });
    const follow = async () => {
      vi.stubGlobal('fetch', async () => answer({ user: selam }));
      const stop = followSession('en');
      await expect.poll(() => $session.get().kind).toBe('signed-in');
      return stop;
    };
    const over = () => answer({ code: 'sign_in_required', error: 'Please sign in.' }, 401);

    it('PORT-14 a call that found it ended waits, and is made once more when its user is back', async () => {
      const stop = await follow();
      let asked = 0;
      vi.stubGlobal('fetch', async (address: string) => {
        if (!address.startsWith('/api/me/application')) return over();
        asked += 1;
        return asked === 1 ? over() : answer({ application: null });
      });
      const click = call('GET /api/me/application', {}, { lang: 'en' });
      await expect.poll(() => $session.get()).toEqual({ kind: 'ended', user: selam });
      expect(asked).toBe(1);
      tellSession({ kind: 'signed-in', user: selam });
      expect(await click).toEqual({ kind: 'ok', data: { application: null } });
      expect(asked).toBe(2);
      stop();
    });

    it('PORT-14 nobody else makes the call of somebody who has gone', async () => {
      for (const event of [{ kind: 'signed-in', user: ada }, { kind: 'signed-out' }] as const) {
        $session.set(LOADING);
        const stop = await follow();
        let asked = 0;
        vi.stubGlobal('fetch', async (address: string) => {
          if (address.startsWith('/api/me/continue-application')) asked += 1;
          return over();
        });
        const click = call('POST /api/me/continue-application', {}, { lang: 'en' });
        await expect.poll(() => $session.get().kind).toBe('ended');
        tellSession(event);
        expect(await click).toMatchObject({ kind: 'refused', code: 'sign_in_required' });
        expect([asked, $session.get().kind]).toEqual([1, event.kind]);
        stop();
      }
    });

    it('ADMI-01 a page that nobody has used for longer than its session may rest is covered, connection or not', async () => {
      for (const [reply, expected] of [
        [async () => answer({ user: selam }), 'signed-in'],
        [async () => answer({ user: null }), 'ended'],
        [async () => Promise.reject(new TypeError('offline')), 'ended'],
      ] as const) {
        $session.set(LOADING);
        const stop = await follow();
        vi.useFakeTimers();
        const stopWatching = watchRest(30, 'en');
        let asked = 0;
        vi.stubGlobal('fetch', (address: string) => {
          if (address.startsWith('/api/auth/session')) asked += 1;
          return reply();
        });
        await vi.advanceTimersByTimeAsync(29 * 60_000);
        expect([asked, $session.get().kind]).toEqual([0, 'signed-in']);
        await vi.advanceTimersByTimeAsync(2 * 60_000);
        expect([asked, $session.get().kind]).toEqual([1, expected]);
        stopWatching();
        vi.useRealTimers();
        stop();
      }
    });
  });

  it('PORT-13 reads only users whose role is known', () => {
    expect(readUser({ user: selam })).toEqual(selam);
    expect(readUser({ user: { ...selam, role: 'root' } })).toBeUndefined();
    expect(readUser({ user: { ...selam, role: 'toString' } })).toBeUndefined();
    expect(readUser({ user: null })).toBeUndefined();
    expect(readUser({})).toBeUndefined();
  });
});
