import { describe, expect, it } from 'vitest';
import { canUpload } from '#api/applicants/documents-needed.ts';
import { nextSentence } from '#contract/applications/next-sentence.ts';
import { LANGUAGES } from '#contract/languages.ts';
import {
  DOCUMENT_TYPES,
  type DocumentType,
  documentName,
  documentsOf,
  type ReviewState,
} from '#contract/model/document.ts';
import { nextTexts } from '#contract/model/next-act.text.ts';
import { type ApplicationFacts, NEXT_KINDS, nextAct, operatorsAct, progressOf } from '#contract/model/next-act.ts';
import { isOpen, STATUSES, type Status } from '#contract/model/status.ts';

const DAY = 24 * 3600 * 1000;
type Held = Readonly<Partial<Record<DocumentType, ReviewState>>>;

const STEP1 = { hub4africa: 'accepted' } as const;
const STEP2: Held = { ...STEP1, ...Object.fromEntries(documentsOf('documents').map((type) => [type, 'accepted'])) };
const STEP3: Held = { ...STEP2, enrolment: 'accepted' };
const { a2: _a2, ...STEP2_WITHOUT_A2 } = STEP2;
const { passport: _passport, ...STEP2_WITHOUT_PASSPORT } = STEP2;

const sentAt = (type: DocumentType) => (10 + DOCUMENT_TYPES.indexOf(type)) * DAY;

function facts(status: Status, held: Held, more: Partial<ApplicationFacts> = {}): ApplicationFacts {
  const documents = DOCUMENT_TYPES.flatMap((type) => {
    const review = held[type];
    return review ? [{ type, review, uploadedAt: sentAt(type) }] : [];
  });
  return { status, documents, deferred: [], originalsPostedAt: null, turnSince: 5 * DAY, ...more };
}

const A2_LATER = { deferred: [{ type: 'a2', due_on: '2027-06-01' }] } as const;
const { a2: _later, ...STEP3_WITHOUT_A2 } = STEP3;

describe('An application on hold', () => {
  it('waits for no decision, and its owner reads that we are checking', () => {
    const open = facts('A2_CV_RECEIVED', STEP2);
    expect([operatorsAct(open)?.kind, nextAct(open).isBeingChecked]).toEqual(['approve', false]);
    const held = { ...open, isHeld: true };
    expect([operatorsAct(held), nextAct(held).isBeingChecked]).toEqual([null, 'application']);
    expect(nextSentence(nextAct(held), nextTexts('de'), () => '')).toContain('Wir prüfen noch etwas in Ihrer');
    const sent = { ...held, ...facts('A2_CV_RECEIVED', { ...STEP2, cv: 'pending' }) };
    expect(nextSentence(nextAct(sent), nextTexts('de'), () => '')).toContain('Was Sie gesendet haben, prüfen wir.');
  });

  it('that has ended is not being checked', () => {
    expect(nextAct(facts('WITHDRAWN', STEP1, { isHeld: true })).isBeingChecked).toBe(false);
  });
});

describe('An approval of step 1', () => {
  it('is not asked of an operator while its confirmation was sent back', () => {
    expect(operatorsAct(facts('PRE_REGISTERED', { hub4africa: 'pending' }))?.kind).toBe('approve');
    expect(operatorsAct(facts('PRE_REGISTERED', { hub4africa: 'to_replace' }))).toBeNull();
  });
});

describe('Whose turn it is', () => {
  it.each<[string, ApplicationFacts, string]>([
    ['registered', facts('PRE_REGISTERED', { hub4africa: 'pending' }), 'operator approval  verify warn wait'],
    [
      'its confirmation came back',
      facts('PRE_REGISTERED', { hub4africa: 'to_replace' }),
      'applicant replace hub4africa status warn alarm',
    ],
    [
      'step 1 approved',
      facts('STEP1_APPROVED', STEP1),
      `applicant documents ${documentsOf('documents')} upload warn done`,
    ],
    [
      'documents in',
      facts('A2_CV_RECEIVED', { ...STEP2, cv: 'pending' }),
      'applicant declaration enrolment enrolment info done',
    ],
    [
      'one came back',
      facts('A2_CV_RECEIVED', { ...STEP2, cv: 'to_replace' }),
      'applicant replace cv status warn alarm',
    ],
    ['one was never sent', facts('A2_CV_RECEIVED', STEP2_WITHOUT_PASSPORT), 'applicant add passport status warn alarm'],
    [
      'one follows later',
      facts('A2_CV_RECEIVED', STEP2_WITHOUT_A2, A2_LATER),
      'applicant declaration enrolment enrolment info done',
    ],
    ['documents approved', facts('STEP2_APPROVED', STEP2), 'applicant declaration enrolment enrolment info done'],
    ['declaration in', facts('ENROLMENT_UPLOADED', STEP3), 'applicant originals  status info done'],
    [
      'declaration came back',
      facts('ENROLMENT_UPLOADED', { ...STEP3, enrolment: 'to_replace' }),
      'applicant replace enrolment status warn alarm',
    ],
    ['originals posted', facts('ENROLMENT_UPLOADED', STEP3, { originalsPostedAt: DAY }), 'operator check   info wait'],
    [
      'only the certificate is to come',
      facts('ENROLMENT_UPLOADED', STEP3_WITHOUT_A2, { ...A2_LATER, originalsPostedAt: DAY }),
      'applicant deferred a2 status info done',
    ],
    ['complete', facts('COMPLETE', STEP3), 'nobody complete   ok done'],
    [
      'complete without details for a placement',
      facts('COMPLETE', STEP3, { needsPlacement: true }),
      'applicant placement  status ok done',
    ],
    [
      'complete, and employers cannot see them',
      facts('COMPLETE', STEP3, { obstacles: ['too-young'] }),
      'nobody obstacles   info info',
    ],
    ['rejected while a document waited', facts('REJECTED', { hub4africa: 'pending' }), 'nobody rejected   bad info'],
    [
      'withdrawn after one came back',
      facts('WITHDRAWN', { ...STEP2, cv: 'to_replace' }),
      'nobody withdrawn   info info',
    ],
  ])('STAT-04 %s', (_name, given, expected) => {
    const { turn, kind, documents, page, tone, sign } = nextAct(given);
    expect([turn, kind, documents.join(), page ?? '', tone, sign].join(' ')).toBe(expected);
  });

  it.each<[string, ApplicationFacts, string]>([
    ['registered', facts('PRE_REGISTERED', { hub4africa: 'pending' }), documentsOf('documents').join()],
    [
      'registered, one was sent early',
      facts('PRE_REGISTERED', { hub4africa: 'pending', cv: 'pending' }),
      documentsOf('documents')
        .filter((type) => type !== 'cv')
        .join(),
    ],
    ['its confirmation came back', facts('PRE_REGISTERED', { hub4africa: 'to_replace' }), ''],
    ['declaration to send', facts('A2_CV_RECEIVED', STEP2_WITHOUT_A2, A2_LATER), 'a2'],
    ['originals to post', facts('ENROLMENT_UPLOADED', STEP3_WITHOUT_A2, A2_LATER), 'a2'],
    ['declaration in', facts('ENROLMENT_UPLOADED', STEP3), ''],
    ['complete', facts('COMPLETE', STEP3), ''],
  ])('STUA-19 what may be sent early: %s', (_name, given, expected) => {
    expect(nextAct(given).early.join()).toBe(expected);
  });

  it('STAT-04 says since when, and until when', () => {
    expect(nextAct(facts('STEP1_APPROVED', STEP1)).since).toBe(5 * DAY);
    expect(nextAct(facts('PRE_REGISTERED', { hub4africa: 'pending' })).since).toBe(10 * DAY);
    expect(nextAct(facts('ENROLMENT_UPLOADED', STEP3, { originalsDueOn: '2027-03-01' })).until).toBe('2027-03-01');
    const later = facts('ENROLMENT_UPLOADED', STEP3_WITHOUT_A2, { ...A2_LATER, originalsPostedAt: DAY });
    expect(nextAct(later).until).toBe('2027-06-01');
    const say = (given: ApplicationFacts, today: string) =>
      nextSentence(nextAct({ ...given, today }), nextTexts('en'), () => 'A2 certificate');
    expect(say(later, '2027-06-01')).toBe('Please also send by 1 June 2027: A2 certificate.');
    expect(say(later, '2027-06-02')).toMatch(/^Please also send: A2 certificate\. It was due by 1 June 2027; you can/);
    const post = facts('ENROLMENT_UPLOADED', STEP3, { originalsDueOn: '2027-03-01' });
    expect(say(post, '2027-03-01')).toBe('Next: post the originals by 1 March 2027.');
    expect(say({ ...post, isSeasonOver: true }, '2027-03-02')).toBe(nextTexts('en').sentences['season-over']);
    expect(say(facts('COMPLETE', STEP3, { isSeasonOver: true }), '')).toBe(nextTexts('en').sentences.complete);
    expect(say(post, '2027-03-02')).toMatch(/They were due by 1 March 2027; you can still send them\./);
  });

  it.each<[ApplicationFacts, ReturnType<typeof operatorsAct>]>([
    [
      facts('PRE_REGISTERED', { hub4africa: 'pending' }),
      { kind: 'approve', documents: ['hub4africa'], since: 10 * DAY },
    ],
    [facts('PRE_REGISTERED', { hub4africa: 'accepted' }), { kind: 'approve', documents: [], since: 5 * DAY }],
    [facts('PRE_REGISTERED', { hub4africa: 'to_replace' }), null],
    [facts('STEP1_APPROVED', STEP1), null],
    [
      facts('A2_CV_RECEIVED', { ...STEP2, cv: 'pending', a2: 'pending' }),
      { kind: 'approve', documents: ['a2', 'cv'], since: sentAt('a2') },
    ],
    [
      facts('A2_CV_RECEIVED', { ...STEP2, cv: 'pending', a2: 'to_replace' }),
      { kind: 'check', documents: ['cv'], since: sentAt('cv') },
    ],
    [facts('STEP2_APPROVED', STEP2), null],
    [
      facts('ENROLMENT_UPLOADED', { ...STEP3, enrolment: 'pending' }),
      { kind: 'check', documents: ['enrolment'], since: sentAt('enrolment') },
    ],
    [facts('ENROLMENT_UPLOADED', STEP3), null],
    [
      facts('ENROLMENT_UPLOADED', STEP3, { originalsPostedAt: 20 * DAY }),
      { kind: 'complete', documents: [], since: 20 * DAY },
    ],
    [facts('REJECTED', { hub4africa: 'pending' }), null],
  ])('what waits for an operator: %#', (given, expected) => {
    expect(operatorsAct(given)).toEqual(expected);
  });

  it('WIZ2-01 STUA-23 the three steps: one that is being checked is not done, and one with a document to replace is here', () => {
    const progress = (...given: Parameters<typeof facts>) => progressOf(facts(...given))?.join(' ');
    expect(progress('PRE_REGISTERED', { hub4africa: 'pending' })).toBe('checked next next');
    expect(progress('PRE_REGISTERED', { hub4africa: 'to_replace' })).toBe('here next next');
    expect(progress('STEP1_APPROVED', STEP1)).toBe('done here next');
    expect(progress('A2_CV_RECEIVED', { ...STEP2, cv: 'pending' })).toBe('done checked here');
    expect(progress('A2_CV_RECEIVED', { ...STEP2, cv: 'to_replace' })).toBe('done here next');
    expect(progress('ENROLMENT_UPLOADED', { ...STEP3, cv: 'pending' })).toBe('done checked here');
    const both = { cv: 'to_replace', enrolment: 'to_replace' } as const;
    expect(progress('ENROLMENT_UPLOADED', { ...STEP3, ...both })).toBe('done here next');
    expect(progress('ENROLMENT_UPLOADED', STEP3, { originalsPostedAt: DAY })).toBe('done done checked');
    expect(progress('COMPLETE', STEP3)).toBe('done done done');
    expect(progress('REJECTED', {})).toBeUndefined();
  });
});

describe('In every state that documents can be in', () => {
  const REVIEWS = [undefined, 'pending', 'accepted', 'to_replace'] as const;
  // More types of one step would show nothing new, and each makes four times as many states.
  const TYPES = ['hub4africa', 'a2', 'cv', 'passport', 'enrolment'] as const;
  const holdings = TYPES.reduce<Held[]>(
    (all, type) =>
      all.flatMap(({ [type]: _, ...held }) => REVIEWS.map((review) => (review ? { ...held, [type]: review } : held))),
    [STEP3],
  );
  const states = STATUSES.flatMap((status) =>
    holdings.flatMap((held) =>
      [null, DAY].flatMap((originalsPostedAt) => [
        facts(status, held, { originalsPostedAt }),
        ...(held.a2 ? [] : [facts(status, held, { originalsPostedAt, ...A2_LATER })]),
        ...(status === 'COMPLETE'
          ? [{ needsPlacement: true }, { obstacles: ['too-young'] }].map((more) =>
              facts(status, held, { originalsPostedAt, ...more }),
            )
          : []),
      ]),
    ),
  );
  const wrong = (rule: (given: ApplicationFacts) => boolean) => states.find((given) => !rule(given));

  it('nobody’s turn means that the way has ended and nothing is missing for a placement, and only then', () => {
    expect(
      wrong((given) => (nextAct(given).turn === 'nobody') !== (isOpen(given.status) || given.needsPlacement === true)),
    ).toBeUndefined();
    expect(wrong((given) => isOpen(given.status) || operatorsAct(given) === null)).toBeUndefined();
    expect(wrong((given) => nextAct(given).kind !== 'check' || !given.deferred.length)).toBeUndefined();
  });

  it('an alarm, amber and the document’s own name are for one that came back or is missing', () => {
    expect(
      wrong((given) => {
        const { kind, sign, documents } = nextAct(given);
        const isSentBack = isOpen(given.status) && given.documents.some(({ review }) => review === 'to_replace');
        const isAbout = kind === 'replace' || kind === 'add';
        return (
          isSentBack === (kind === 'replace') && isAbout === (sign === 'alarm') && (!isAbout || documents.length > 0)
        );
      }),
    ).toBeUndefined();
  });

  it('whose turn it is has somewhere to do it, and what is asked for by itself can be uploaded', () => {
    expect(
      wrong((given) => {
        const { turn, kind, page, documents } = nextAct(given);
        const isUpload = kind === 'replace' || kind === 'add' || kind === 'deferred';
        const canAll = documents.every((type) => canUpload(type, given.status, given.documents));
        return (turn !== 'applicant' || page !== null) && (!isUpload || canAll);
      }),
    ).toBeUndefined();
  });

  it('exactly one step is here while it is the applicant’s turn in one of them, and otherwise none', () => {
    expect(
      wrong((given) => {
        const progress = progressOf(given);
        const here = progress?.filter((state) => state === 'here').length ?? 0;
        const { turn, kind } = nextAct(given);
        return here === (turn === 'applicant' && kind !== 'placement' ? 1 : 0);
      }),
    ).toBeUndefined();
  });

  it.each(LANGUAGES)('LANG-02 is said in a whole sentence, and its button has a name: %s', (lang) => {
    const texts = nextTexts(lang);
    const all = [...states, facts('STEP1_APPROVED', STEP1, { isSeasonOver: true })];
    const said = all.map((given) => nextSentence(nextAct(given), texts, (type) => documentName(type, lang, 'Net')));
    expect(said.find((sentence) => /[{}]|undefined|: \.|, \./.test(sentence))).toBeUndefined();
    for (const kind of NEXT_KINDS) expect(texts.buttons[kind]).toMatch(/^\S.{5,}$/);
    expect(new Set(all.map((given) => nextAct(given).kind))).toEqual(new Set(NEXT_KINDS));
  });
});
