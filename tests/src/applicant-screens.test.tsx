import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { fill } from '#contract/fill.ts';
import { LANGUAGES, type Lang } from '#contract/languages.ts';
import type { Offer } from '#contract/matching/match.ts';
import { STATUSES } from '#contract/model/status.ts';
import { offersAccount } from '#src/features/applicants/account/offers-account.ts';
import type { Applicant } from '#src/features/applicants/application/applicant.ts';
import { SeasonOver } from '#src/features/applicants/application/SeasonOver.tsx';
import { Upload } from '#src/features/applicants/documents/Upload.tsx';
import { uploadTexts } from '#src/features/applicants/documents/upload.text.ts';
import { Verify } from '#src/features/applicants/documents/Verify.tsx';
import { verifyTexts } from '#src/features/applicants/documents/verify.text.ts';
import { Enrolment } from '#src/features/applicants/enrolment/Enrolment.tsx';
import { enrolmentTexts } from '#src/features/applicants/enrolment/enrolment.text.ts';
import { badgeOf, declineText } from '#src/features/applicants/placement/Offers.tsx';
import { offerTexts } from '#src/features/applicants/placement/offers.text.ts';
import { OriginalsBlock } from '#src/features/applicants/status/OriginalsBlock.tsx';
import { PlacementCard } from '#src/features/applicants/status/PlacementCard.tsx';
import { StatusCard } from '#src/features/applicants/status/StatusCard.tsx';
import { StatusScene } from '#src/features/applicants/status/StatusScene.tsx';
import { statusTexts } from '#src/features/applicants/status/status.text.ts';
import { Originals } from '#src/features/applicants/wizard-steps/Originals.tsx';
import { Step2 } from '#src/features/applicants/wizard-steps/Step2.tsx';
import { Step3 } from '#src/features/applicants/wizard-steps/Step3.tsx';
import { wizardTexts } from '#src/features/applicants/wizard-steps/wizard-steps.text.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { AnswerNotes } from '#src/nouns/match/AnswerNotes.tsx';
import { viewOf } from '#src/ui/chosen-file/choice.tsx';
import { applicantWith, documentWith, htmlOf, textOf } from '../support/applicant-screen.tsx';

const PAGES = {
  verify: (applicant: Applicant, lang: Lang) => <Verify applicant={applicant} token="t" texts={verifyTexts(lang)} />,
  upload: (applicant: Applicant, lang: Lang) => <Upload applicant={applicant} token="t" texts={uploadTexts(lang)} />,
  enrolment: (applicant: Applicant, lang: Lang) => (
    <Enrolment applicant={applicant} token="t" texts={enrolmentTexts(lang)} />
  ),
  step2: (applicant: Applicant, lang: Lang) => (
    <Step2 applicant={applicant} token="t" texts={wizardTexts(lang).step2} />
  ),
  step3: (applicant: Applicant, lang: Lang) => (
    <Step3 applicant={applicant} token="t" texts={wizardTexts(lang).step3} />
  ),
  card: (applicant: Applicant, lang: Lang) => <StatusCard applicant={applicant} token="t" texts={statusTexts(lang)} />,
  papers: (applicant: Applicant, lang: Lang) => (
    <OriginalsBlock applicant={applicant} token="t" texts={statusTexts(lang)} />
  ),
  placement: (applicant: Applicant, lang: Lang) => (
    <PlacementCard applicant={applicant} token="t" texts={statusTexts(lang).placement} />
  ),
  scene: (applicant: Applicant, lang: Lang) => <StatusScene applicant={applicant} texts={statusTexts(lang).aside} />,
  originals: (applicant: Applicant, lang: Lang) => (
    <Originals applicant={applicant} token="t" texts={wizardTexts(lang).originals} />
  ),
};

const html = (page: keyof typeof PAGES, applicant: Applicant, lang: Lang) =>
  htmlOf(PAGES[page](applicant, lang), applicant, lang);
const read = (...screen: Parameters<typeof html>) => textOf(html(...screen));
const headingOf = (page: string) => textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(page)?.[1] ?? '');

const CONFIRMED = [documentWith('hub4africa', 'accepted')];
const THREE = [...CONFIRMED, documentWith('a2'), documentWith('cv'), documentWith('passport')];
const ALL = [...THREE, documentWith('enrolment')];

describe('A page that is heard', () => {
  const approved = applicantWith({ status: 'STEP1_APPROVED', documents: CONFIRMED });

  test('says why a chosen file was refused, since the focus stays where it is', () => {
    const form = { idOf: (name: string) => name, problemOf: () => 'Too large.', sending: { kind: 'idle' } };
    const field = { form, name: 'a2_file', lang: 'en', allowed: ['jpeg'], choice: {}, input: { current: null } };
    const { below } = viewOf(field as unknown as Parameters<typeof viewOf>[0], undefined);
    expect(renderToStaticMarkup(below)).toMatch(
      /<div[^>]* aria-live="polite"><p[^>]* id="a2_file-error"><span>Too large\./,
    );
  });

  test('says a message once, and not again with the next one', () => {
    expect(html('upload', approved, 'en')).toContain('role="status" aria-atomic="false"');
  });
});

describe.each(LANGUAGES)('Somebody complete whom employers cannot see, in %s', (lang) => {
  const minor = applicantWith({ status: 'COMPLETE', documents: ALL, obstacles: ['too-young', 'unheard-of'] });

  test('STAT-14 reads on the status page why, and what can help', () => {
    expect(read('card', minor, lang)).toMatch({ de: /sehen Arbeitgeber Sie nicht/, en: /do not see you/ }[lang]);
    expect(html('card', minor, lang)).toContain(`href="/${lang}/placement?token=t"`);
    const why = read('placement', minor, lang);
    expect(why).toMatch({ de: /jünger als 18.*ab Ihrem 18. Geburtstag/, en: /younger than 18.*turn 18/ }[lang]);
    expect(read('card', applicantWith({ status: 'COMPLETE', documents: ALL }), lang)).not.toMatch(/see you|sehen/);
  });
});

describe.each(LANGUAGES)('An application for a season that is over, in %s', (lang) => {
  test('STAT-04 asks for no papers any more', () => {
    const late = { status: 'ENROLMENT_UPLOADED', documents: ALL } as const;
    const note = (season_over: boolean) => {
      const applicant = applicantWith({ ...late, season_over });
      return textOf(htmlOf(<SeasonOver applicant={applicant} />, applicant, lang));
    };
    expect(note(true)).toMatch({ de: /auch keine Originale/, en: /no originals/ }[lang]);
    expect(note(false)).toBe('');
    const card = html('card', applicantWith({ ...late, season_over: true }), lang);
    expect(textOf(card)).toMatch({ de: /Bitte senden Sie dafür nichts mehr/, en: /do not send anything more/ }[lang]);
    expect(card).not.toMatch(/#originals|enrolment-declaration/);
  });
});

describe.each(LANGUAGES)('Documents that are approved, in %s', (lang) => {
  test('are not said to be checked, with a mail to wait for', () => {
    const lead = { de: /Wir prüfen sie und schreiben/, en: /We will check them and write/ }[lang];
    const accepted = THREE.map(({ type }) => documentWith(type, 'accepted'));
    for (const page of ['verify', 'upload'] as const) {
      expect(read(page, applicantWith({ status: 'A2_CV_RECEIVED', documents: THREE }), lang)).toMatch(lead);
      const approved = applicantWith({ status: 'STEP2_APPROVED', documents: accepted });
      expect(read(page, approved, lang)).not.toMatch(lead);
      expect(read(page, approved, lang)).toMatch({ de: /Als Nächstes: Senden/, en: /Next: send the/ }[lang]);
    }
  });
});

describe.each(LANGUAGES)('An application that has ended, in %s', (lang) => {
  test('STAT-04 is not said to have been checked, as one that ends with its season was not', () => {
    const rejected = read('card', applicantWith({ status: 'REJECTED', decision_reason: 'No places.' }), lang);
    expect(rejected).not.toMatch(/geprüft|checked/);
  });

  test('STAT-04 promises a new one only as long as applications are open', () => {
    const withdrawn = read('card', applicantWith({ status: 'WITHDRAWN' }), lang);
    expect(withdrawn).toMatch({ de: /solange Bewerbungen möglich sind/, en: /as long as applications are open/ }[lang]);
  });
});

describe.each(LANGUAGES)('Whoever declines an offer, in %s', (lang) => {
  test.each([true, false])('PLAC-12 reads whether there may be others: %s', (is_considered) => {
    const said = declineText({ is_considered }, offerTexts(lang));
    expect(said).toMatch({ de: /kommt nicht wieder\. Für andere/, en: /come back\. You are/ }[lang]);
    expect(/nicht in der Auswahl|not considered/.test(said)).toBe(!is_considered);
  });
});

describe.each(LANGUAGES)('An offer that cannot be accepted, in %s', (lang) => {
  test('PLAC-12 awaits no answer, and says what is true for every cause', () => {
    const t = offerTexts(lang);
    const badge = (is_blocked: boolean) => badgeOf({ state: 'released', is_blocked }, t)[1];
    expect(badge(true)).toBe({ de: 'Wird geklärt', en: 'Being settled' }[lang]);
    expect(badge(false)).toMatch(/Antwort|answer/);
    expect(t.blocked).not.toMatch(/Lohn|Ort|pay|hours/);
  });
});

describe.each(LANGUAGES)('Before the approval, in %s', (lang) => {
  const waiting = applicantWith({ status: 'PRE_REGISTERED', documents: [documentWith('hub4africa')] });
  const approved = applicantWith({ status: 'STEP1_APPROVED', documents: CONFIRMED });
  const early = { de: /wir prüfen noch Ihre Voranmeldung.*nicht warten/, en: /still checking.*do not want to wait/ };

  test.each(['verify', 'upload', 'step2'] as const)(
    'STAT-03 %s offers the early documents, and asks for them only after it',
    (page) => {
      expect(read(page, waiting, lang)).toMatch(early[lang]);
      expect(read(page, approved, lang)).not.toMatch(early[lang]);
    },
  );

  test.each(['verify', 'upload'] as const)('STAT-03 %s begins with a confirmation that was sent back', (page) => {
    const back = applicantWith({
      status: 'PRE_REGISTERED',
      documents: [documentWith('hub4africa', 'to_replace', 'The name is cut off.')],
    });
    const shown = html(page, back, lang);
    expect(headingOf(shown)).toMatch(
      { de: /Bitte ersetzen Sie: .*Bestätigung/, en: /Please replace: .*confirmation/i }[lang],
    );
    expect(shown).toContain('data-document="hub4africa"');
    expect(shown).toContain('The name is cut off.');
    expect(shown.indexOf('data-document')).toBeLessThan(shown.indexOf('cv_file'));
    expect(html(page, waiting, lang)).not.toContain('data-document=');
  });

  test('ENRO-06 the page of the declaration leads to a confirmation that was sent back', () => {
    const back = applicantWith({ status: 'PRE_REGISTERED', documents: [documentWith('hub4africa', 'to_replace')] });
    const shown = html('enrolment', back, lang);
    expect(shown).toContain(`href="/${lang}/status?token=t"`);
    expect(shown).not.toContain('/verify');
    expect(html('enrolment', waiting, lang)).toContain(`href="/${lang}/verify?token=t"`);
  });
});

describe.each(LANGUAGES)('After the documents, in %s', (lang) => {
  const heading = { de: 'Ihre Unterlagen sind da', en: 'We have your documents' }[lang];

  test('VERI-09 all are there: on to the declaration', () => {
    const shown = html('verify', applicantWith({ status: 'A2_CV_RECEIVED', documents: THREE }), lang);
    expect(headingOf(shown)).toBe(heading);
    expect(textOf(shown)).toMatch(
      { de: /erklärung können Sie schon jetzt senden/, en: /can already send the enrolment/ }[lang],
    );
    expect(shown).toContain(`<a class="btn" href="/${lang}/enrolment?token=t"`);
  });

  test.each<['replace' | 'add', object]>([
    ['replace', { documents: [...THREE.slice(0, 3), documentWith('passport', 'to_replace', 'Blurred.')] }],
    ['add', { documents: THREE.slice(0, 3), missing_documents: ['passport'] }],
  ])('VERI-09 one to %s comes first, and nothing says that nothing is to be sent', (_kind, more) => {
    for (const page of ['verify', 'upload'] as const) {
      const shown = html(page, applicantWith({ status: 'A2_CV_RECEIVED', ...more }), lang);
      expect(headingOf(shown)).toContain({ de: 'Ausweis oder Reisepass', en: 'ID or passport' }[lang]);
      expect(shown).toContain('data-document="passport"');
      expect(shown).toContain(`<a class="btn line" href="/${lang}/enrolment?token=t"`);
      expect(textOf(shown)).not.toMatch(/nichts mehr|anything else/);
    }
  });

  test('VERI-09 after the declaration it names the originals, and leads to the status', () => {
    const shown = html('verify', applicantWith({ status: 'ENROLMENT_UPLOADED', documents: ALL }), lang);
    expect(textOf(shown)).toMatch({ de: /Senden Sie die Originale per Post/, en: /send the originals by post/ }[lang]);
    expect(shown).not.toContain('/enrolment?');
  });

  test.each<[string, object, Readonly<Record<Lang, RegExp>>]>([
    ['in review', { documents: THREE }, { de: /wir prüfen Ihre Unterlagen/, en: /we are checking your documents/ }],
    [
      'approved',
      { status: 'STEP2_APPROVED', documents: THREE.map((one) => ({ ...one, review: 'accepted' })) },
      { de: /jetzt fehlt nur noch die unterschriebene/, en: /only the signed declaration is missing/ },
    ],
    [
      'sent back',
      { documents: [...THREE.slice(0, 3), documentWith('passport', 'to_replace')] },
      { de: /ersetzen Sie, was oben steht/, en: /please replace what is shown above/ },
    ],
    [
      'missing',
      { documents: THREE.slice(0, 3), missing_documents: ['passport'] },
      { de: /bitte senden Sie, was oben steht/, en: /please send what is shown above/ },
    ],
  ])('WIZ2-04 WIZ2-05 step 3 says where the documents stand: %s', (_name, more, sentence) => {
    expect(read('step3', applicantWith({ status: 'A2_CV_RECEIVED', ...more }), lang)).toMatch(sentence[lang]);
  });
});

describe.each(LANGUAGES)('The originals, in %s', (lang) => {
  const base = { status: 'ENROLMENT_UPLOADED', documents: ALL, can: ['upload-document', 'announce-originals'] };
  const posted = { ...base, originals_posted_at: '2026-11-10T08:00:00Z' };

  test('WIZ2-06 before they are posted, the envelope is open and the button says that it is posted', () => {
    const shown = html('originals', applicantWith(base), lang);
    expect(shown).not.toContain('<details class="fold"><summary>');
    expect(shown.indexOf('<address')).toBeLessThan(shown.indexOf('data-announce'));
    expect(textOf(shown)).toMatch(
      { de: /Ich habe die Originale abgeschickt/, en: /I have posted the originals/ }[lang],
    );
  });

  test('PRIV-85 the card never asks for an original passport', () => {
    const never = {
      de: 'Behalten Sie Ihren Reisepass. Senden Sie ihn nie per Post.',
      en: 'Keep your passport. Never send your passport by post.',
    }[lang];
    for (const stage of [base, posted]) {
      const shown = read('originals', applicantWith(stage), lang);
      expect(shown).toContain(never);
      expect(shown.replaceAll(never, '')).not.toMatch(/passport|reisepass|ausweis|identity card/i);
    }
  });

  test('WIZ2-26 only papers that are not here go into the envelope', () => {
    const [enrolment, hub4africa, a2] = [['received'], ['missing'], ['sent_back']].map(([state]) => ({ state }));
    const items = textOf(html('originals', applicantWith({ ...base, originals: [enrolment, hub4africa, a2] }), lang));
    expect(items).not.toContain({ de: 'unterschrieben und gestempelt', en: 'signed and stamped' }[lang]);
    expect(items).toContain({ de: 'Bestätigung von', en: 'Confirmation from' }[lang]);
    expect(items).toContain({ de: 'Kopie Ihres A2-Zertifikats', en: 'Copy of your A2 certificate' }[lang]);
  });

  test.each([
    ['the declaration', 'enrolment', false],
    ['the certificate', 'a2', false],
    ['the passport, which stays with its owner', 'passport', true],
  ] as const)(
    'WIZ2-26 wait while a paper of theirs was sent back, but not once they are posted: %s',
    (_, back, may) => {
      const others = ALL.filter(({ type }) => type !== back);
      const documents = [...others, documentWith(back, 'to_replace')];
      for (const page of ['papers', 'scene'] as const) {
        const asks = (stage: object) =>
          /<address|data-announce|Senden Sie die Originale|Post the originals/.test(
            html(page, applicantWith(stage), lang),
          );
        const stages = [base, { ...base, documents }, { ...posted, documents }];
        expect(stages.map(asks)).toEqual([true, may && page !== 'scene', page !== 'scene']);
      }
    },
  );

  test('WIZ2-06 once they are posted, it waits for them: the envelope is folded away, and nobody is asked to post', () => {
    const shown = html('originals', applicantWith(posted), lang);
    expect(headingOf(shown)).toMatch({ de: /Jetzt sind wir dran/, en: /it is our turn/ }[lang]);
    expect(shown.indexOf('data-announce')).toBeLessThan(shown.indexOf('<details class="fold"><summary>'));
    expect(shown.indexOf('<details class="fold"><summary>')).toBeLessThan(shown.indexOf('<address'));
    expect(textOf(shown)).toMatch(
      { de: /Abgeschickt, gemeldet am 10\.11\.2026/, en: /Posted, reported on 10 November 2026/ }[lang],
    );
    expect(textOf(shown)).not.toMatch(/innerhalb von|within \d/);
  });

  test('WIZ2-06 says no longer that the declaration is checked, which may be accepted for weeks', () => {
    const accepted = [...CONFIRMED, documentWith('enrolment', 'accepted')];
    const open = applicantWith({ status: 'ENROLMENT_UPLOADED', documents: accepted });
    expect(read('originals', open, lang)).not.toMatch(/wir prüfen sie|are checking it/);
  });

  test('WIZ2-06 a deferred certificate is asked for by its day then', () => {
    const promised_documents = [{ type: 'a2', due_on: '2027-06-01' }];
    const later = applicantWith({
      ...posted,
      documents: ALL.filter(({ type }) => type !== 'a2'),
      missing_documents: ['a2'],
      promised_documents,
    });
    expect(headingOf(html('originals', later, lang))).toMatch({ de: /Fast geschafft/, en: /almost there/ }[lang]);
    expect(read('originals', later, lang)).toMatch(
      { de: /senden Sie bis 01\.06\.2027 noch: A2/, en: /send by 1 June 2027: A2/ }[lang],
    );
  });
});

describe.each(LANGUAGES)('A settled place, in %s', (lang) => {
  const said = (
    contract_stage: Offer['contract_stage'],
    hasLeft: boolean,
    change: Partial<Offer> = {},
    isAccount = false,
  ) => {
    const days = { starts_on: '2027-07-01', ends_on: '2027-09-28', ended_on: null, company: 'Muster GmbH' };
    const offer = {
      ...days,
      id: 'one',
      state: 'confirmed',
      has_contract: true,
      awaits_signature: false,
      contract_stage,
      ...change,
    };
    return textOf(
      renderToStaticMarkup(
        <AnswerNotes
          lang={lang}
          texts={statusTexts(lang).answers}
          hasLeft={hasLeft}
          linkTo={(what) => (!isAccount || what === 'offer') && `to the ${what}`}
          brought={{ kind: 'ok', data: { offers: [offer as Offer], stakes: [] } }}
        />,
      ),
    );
  };

  test('PLAC-04 whose application has ended asks for no paper, and leads to the way out', () => {
    const { place_checked, place_exchanged, place_began, place_left } = statusTexts(lang).answers;
    expect(said('checked', false)).toContain(textOf(place_checked));
    for (const stage of ['checked', 'exchanged'] as const) {
      expect(said(stage, true)).toContain(textOf(place_left));
      expect(said(stage, true)).not.toMatch(new RegExp(`${textOf(place_checked)}|${textOf(place_exchanged)}`));
    }
    expect(said('began', true)).toContain(textOf(place_began));
    // Nor for the signature of newer terms.
    expect(said('signing', true, { awaits_signature: true })).toContain(textOf(place_left));
  });

  test('STAT-14 whose contract was cancelled promises none, and one that is over leads to its papers', () => {
    const { place_cancelled, place_ended, place_none } = statusTexts(lang).answers;
    const cancelled = said('cancelled', false, { has_contract: false });
    expect(cancelled).toContain(textOf(place_cancelled));
    expect(cancelled).toMatch(/to the contract $/);
    // An account has a card of its own for contracts.
    expect(said('cancelled', false, { has_contract: false }, true)).toMatch(/to the offer $/);
    expect(said(null, false, { has_contract: false })).toContain(textOf(place_none));
    for (const [hasLeft, ended_on] of [
      [false, null],
      [true, null],
      [false, '2027-08-15'],
    ] as const) {
      const over = said('ended', hasLeft, { ended_on });
      expect(over).toContain(textOf(fill(place_ended, { date: dateInWords(ended_on ?? '2027-09-28', lang) })));
      expect(over).toMatch(/to the contract $/);
    }
  });
});

describe.each(LANGUAGES)('An open document on the status page, in %s', (lang) => {
  const back = (status: 'PRE_REGISTERED' | 'A2_CV_RECEIVED', type: 'hub4africa' | 'a2') =>
    applicantWith({
      status,
      documents: THREE.map((one) => (one.type === type ? documentWith(type, 'to_replace') : one)),
      can: ['upload-document', 'correct'],
    });

  test('STAT-04 is a note above the blue card, which asks for the declaration all the same', () => {
    const card = html('card', back('A2_CV_RECEIVED', 'a2'), lang);
    expect(card.match(/class="note \w+"/g)).toEqual(['class="note warn"', 'class="note info"']);
    const { first, title, next } = {
      de: {
        first: 'Bitte ersetzen Sie: A2-Zertifikat',
        title: 'Unterlagen erhalten',
        next: 'Immatrikulationserklärung',
      },
      en: { first: 'Please replace: A2 certificate', title: 'Documents Received', next: 'enrolment declaration' },
    }[lang];
    expect(textOf(card)).toMatch(new RegExp(`${first}.*${title}.*${next}`));
    expect(card).toContain(`href="/${lang}/enrolment?token=t"`);
  });

  test('STAT-03 is a note above the amber card, and documents can be sent all the same', () => {
    const card = html('card', back('PRE_REGISTERED', 'hub4africa'), lang);
    expect(card.match(/class="note \w+"/g)).toEqual(['class="note warn"', 'class="note warn"']);
    expect(card).toContain(`href="/${lang}/verify?token=t"`);
  });

  test('VERI-03 /verify says name, e-mail and status in every status', () => {
    for (const status of STATUSES) {
      const shown = html('verify', applicantWith({ status, documents: THREE }), lang);
      expect(shown, status).toContain('data-facts');
    }
  });

  test('STAT-03 a confirmation that came back offers to correct the name, as long as its owner may', () => {
    const offer = { de: 'Steht Ihr Name in der Bewerbung falsch?', en: 'Is your name wrong in the application?' }[lang];
    const sentBack = back('PRE_REGISTERED', 'hub4africa');
    expect(read('verify', sentBack, lang)).toContain(offer);
    expect(read('verify', { ...sentBack, can: ['upload-document'] }, lang)).not.toContain(offer);
  });
});

describe.each(LANGUAGES)('An account on the status page, in %s', (lang) => {
  const isOffered = (fields: object) =>
    html('card', applicantWith({ documents: ALL, ...fields }), lang).includes('href="#account-offer"');

  test('WIZ2-08 is offered to whoever is complete and has none', () => {
    expect(isOffered({ status: 'COMPLETE' })).toBe(true);
    expect(read('card', applicantWith({ status: 'COMPLETE', documents: ALL }), lang)).toContain(
      { de: 'Konto anlegen', en: 'Create your account' }[lang],
    );
  });

  test.each([
    ['has one', { status: 'COMPLETE', user_id: 'u' }],
    ['has to send the declaration', { status: 'STEP2_APPROVED' }],
    ['has withdrawn', { status: 'WITHDRAWN' }],
  ])('WIZ2-08 is not offered to somebody who %s', (_who, fields) => {
    expect(isOffered(fields)).toBe(false);
    expect(offersAccount(applicantWith(fields))).toBe(false);
  });
});

describe.each(LANGUAGES)('A declaration that was sent, in %s', (lang) => {
  const sent = (review: string, can = ['upload-document']) =>
    read(
      'enrolment',
      applicantWith({ status: 'ENROLMENT_UPLOADED', can, documents: [...THREE, documentWith('enrolment', review)] }),
      lang,
    );
  const words = {
    de: /Ihre Erklärung ist da.*Falsche Datei gesendet\? Datei ersetzen/,
    en: /already received your declaration.*Sent the wrong file\? Replace it/,
  };

  test('ENRO-06 can be replaced until it is accepted, behind the news that it is there', () => {
    expect(sent('pending')).toMatch(words[lang]);
    expect(sent('accepted')).not.toMatch(words[lang]);
    expect(sent('pending', [])).not.toMatch(words[lang]);
  });
});
