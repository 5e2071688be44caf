import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteConfig } from '#api/config/site.ts';
import { composeMail, type MailedApplication } from '#api/mail/compose.ts';
import { TEMPLATE_NAMES, type TemplateName } from '#api/mail/templates/templates.ts';
import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { documentName, documentsOf } from '#contract/model/document.ts';
import { currentStep, nextAct } from '#contract/model/next-act.ts';
import { applicantTexts } from '#src/features/applicants/application/applicant.text.ts';
import { wizardStartTexts } from '#src/features/applicants/wizard/wizard.text.ts';
import { studentAreaTexts } from '#src/features/student-area/student-area.text.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { acceptedIn } from '../support/application-facts.ts';
import { apply } from '../support/applications.ts';
import { mailsTo } from '../support/mails.ts';

const compose = (
  template: TemplateName,
  lang: Lang,
  params = {},
  {
    firstName = 'Selam',
    site = readSiteConfig(),
    publicUrl = 'https://werksommer.example.org',
    application = APPLICATION,
  } = {},
) =>
  composeMail({
    row: { id: '1', template, lang, params: JSON.stringify(params) },
    to: 'selam@example.org',
    firstName,
    site,
    publicUrl,
    today: '2026-11-22',
    application,
    token: () => 'TOKEN',
  });

const about = (...facts: Parameters<typeof acceptedIn>): MailedApplication | undefined => {
  const known = { ...acceptedIn(...facts), deferred: [], originalsPostedAt: null, originalsDueOn: '2027-01-05' };
  const id = '12345678-0000-4000-8000-000000000000';
  return {
    id,
    next: nextAct(known),
    step: currentStep(known),
    hasAccount: false,
    originalsToCome: [],
    deferred: [],
    unsubscribeToken: 'UNSUBSCRIBE',
    letterId: id.slice(0, 8),
  };
};
const APPLICATION = about('A2_CV_RECEIVED', { passport: 'to_replace' });

const PARAMS = {
  document: 'a2',
  reason: 'cut off',
  season: 'Sommer 2027',
  organization: 'Example University',
  candidate: 'Selam Tesfaye',
  contract: 'V-1A2B-3C4D',
  ...{ inviter: 'owner@example.org', email: 'colleague@example.org' },
  account: 'a@example.org',
  due: '2027-05-01',
  file: '7d001b6a-e8fc-4d1b-9523-81778e7be004',
  signature: 'Win.Test.EICAR_HDB-1',
  ...{ free: '100', reserve: '500', budget: '2000', count: '300', applications: '480', documents: '2310' },
  ...{ step2: '7', mails: '1', days: '2' },
};
const MAILS = TEMPLATE_NAMES.flatMap((template) => LANGUAGES.map((lang) => ({ template, lang })));
const previewIn = (html: string) => /<div class="preview"[^>]*>([^&]*(?:&#\d{2};[^&]*)*)/.exec(html)?.[1] ?? '';

describe('Where a mail’s button leads', () => {
  const buttonOf = (status: Parameters<typeof about>[0], hasAccount: boolean, params = {}) => {
    const application = { ...(about(status) as MailedApplication), hasAccount };
    const template = 'to' in params ? 'resent-link' : 'application-reopened';
    return /"https:\/\/werksommer\.example\.org(\/en\/[^"]+)"/.exec(
      compose(template, 'en', params, { application }).html,
    )?.[1];
  };

  it.each([
    ['STEP1_APPROVED', 2],
    ['A2_CV_RECEIVED', 3],
    ['STEP2_APPROVED', 3],
  ] as const)('STUA-20 STUA-21 of a student with an account, to their page with token and step: %s', (status, step) => {
    expect(buttonOf(status, true)).toBe(`/en/student/dashboard?token=TOKEN&#38;step=${step}`);
  });

  it('of everybody else, and where nothing is to be uploaded, to the application itself', () => {
    expect(buttonOf('STEP1_APPROVED', false)).toBe('/en/join?token=TOKEN');
    for (const status of ['PRE_REGISTERED', 'ENROLMENT_UPLOADED', 'COMPLETE'] as const)
      expect(buttonOf(status, true)).toBe('/en/join?token=TOKEN');
    expect(buttonOf('STEP1_APPROVED', true, { to: '' })).toBe('/en/join?token=TOKEN');
  });

  it.each(LANGUAGES)(
    'WIZ2-08 of the last one to the offer of an account, or to the account that is there (%s)',
    (lang) => {
      const complete = (hasAccount: boolean, awaitsConfirmation = false) =>
        compose(
          'application-complete',
          lang,
          {},
          { application: { ...(about('COMPLETE') as MailedApplication), hasAccount, awaitsConfirmation } },
        );
      const offer = {
        de: /Sie haben noch kein Konto.*Konto anlegen/s,
        en: /do not have an account yet.*Create your account/s,
      };
      expect(complete(false).text).toMatch(offer[lang]);
      expect(complete(false).text).toContain(`/${lang}/status?token=TOKEN`);
      const waits = { de: 'noch nicht bestätigt', en: 'not confirmed yet' };
      expect(complete(false, true).text).toContain(waits[lang]);
      expect(complete(false, true).text).not.toMatch(offer[lang]);
      expect(complete(true).text).not.toMatch(/kein Konto|not have an account|TOKEN/);
      expect(complete(true).text).toContain(`/${lang}/student/dashboard`);
    },
  );
});

const NEVER_POSTED = {
  de: 'Behalten Sie Ihren Reisepass. Senden Sie ihn nie per Post.',
  en: 'Keep your passport. Never send your passport by post.',
};

it.each(LANGUAGES)('PRIV-85 a mail that asks for the envelope never asks for an original passport (%s)', (lang) => {
  const asksFor = /In den Umschlag gehören: ([^.]+)\.|What goes into the envelope: ([^.]+)\./;
  const asking = TEMPLATE_NAMES.flatMap((template) => {
    const mail = compose(template, lang, PARAMS);
    const [asked] = asksFor.exec(mail.text) ?? [];
    return asked === undefined ? [] : [{ template, asked, mail }];
  });
  expect(asking.map(({ template }) => template).sort()).toEqual([
    ...['enrolment-received', 'originals-missing', 'originals-sent-back', 'reminder-originals'],
  ]);
  for (const { template, asked, mail } of asking) {
    expect([template, /passport|pass\b|ausweis|identity card/i.test(asked)]).toEqual([template, false]);
    for (const body of [mail.text, mail.html]) expect(body).toContain(NEVER_POSTED[lang]);
  }
});

describe('The words of a mail', () => {
  for (const template of TEMPLATE_NAMES) {
    it(`LANG-15 ${template} is written in both languages, with every value filled in`, () => {
      const [de, en] = LANGUAGES.map((lang) => compose(template, lang, PARAMS));
      expect(de?.subject).not.toBe(en?.subject);
      for (const mail of [de, en]) {
        expect(mail?.subject).toMatch(/\S{3}/);
        for (const body of [mail?.text, mail?.html]) {
          if (!template.startsWith('operator-')) expect(body).toContain('Selam');
          expect(body).not.toMatch(/\{\w+\}|undefined|\[object/);
        }
      }
    });
  }

  it.each(MAILS)(
    '$template ($lang) has a hidden first line for the preview, which is a sentence and no headline',
    ({ template, lang }) => {
      const { html, subject } = compose(template, lang, PARAMS);
      const preview = previewIn(html);
      expect(html.indexOf('class="preview"')).toBeLessThan(html.indexOf('class="mark"'));
      expect(preview).toMatch(/^\S.{18,}[.:?]$/);
      expect(preview).not.toContain(subject);
      expect(preview).not.toContain('cut off');
    },
  );

  it.each(MAILS)('$template ($lang) can be read in the dark', ({ template, lang }) => {
    const { html } = compose(template, lang, PARAMS);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    // Whatever has a colour of its own has a class that gives it another one; a button's is that of its cell.
    const coloured = [...html.matchAll(/<(\w+)([^>]*)>/g)].filter(([, , more = '']) =>
      /[";](?:background|color):#/.test(more),
    );
    const light = coloured.filter(([, tag, more = '']) => tag !== 'a' && !more.includes('class="'));
    expect([coloured.length > 5, light]).toEqual([true, []]);
  });

  it.each(MAILS)('$template ($lang) asks nobody to reply to an address that nobody reads', ({ template, lang }) => {
    const { text } = compose(template, lang, PARAMS);
    expect(text).not.toMatch(/repl(y|ies)|[Aa]ntworten Sie/);
    if (!template.startsWith('operator-')) expect(text).toContain(readSiteConfig().contact.email);
  });

  it.each(LANGUAGES)('names the steps as the pages do: %s', (lang) => {
    const { html } = compose('step2-open', lang);
    const { stop1, stop2, stop3 } = wizardStartTexts(lang).stepper;
    for (const [index, stop] of [stop1, stop2, stop3].entries()) expect(html).toContain(`${index + 1} ${stop}`);
  });

  it('name what step 2 asks for, as the table of documents does', () => {
    const types = documentsOf('documents');
    const count = (words: string) => words.split(' ')[types.length - 2];
    const list = (lang: Lang, and: string) => {
      const names = types.map((type) => documentName(type, lang, '', 'short'));
      return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}.`;
    };
    for (const [template, lang, sentence] of [
      ['step2-open', 'de', `Jetzt brauchen wir ${count('zwei drei vier fünf')} Dateien: ${list('de', 'und')}`],
      ['step2-open', 'en', `Now we need ${count('two three four five')} files: ${list('en', 'and')}`],
      ['reminder-documents', 'de', `Wir brauchen ${list('de', 'und')}`],
      ['reminder-documents', 'en', `We need your ${list('en', 'and')}`],
    ] as const)
      expect(compose(template, lang).text.replace(/\s+/g, ' ')).toContain(sentence);
  });

  it.each([
    [undefined, 'Sie wollten Ihr A2-Zertifikat bis zum 01.06.2027 nachreichen.'],
    ['a2', 'Sie wollten Ihr A2-Zertifikat bis zum 01.06.2027 nachreichen.'],
    ['passport', 'Ihren Reisepass wollten Sie bis zum 01.06.2027 nachreichen.'],
    ['passport,a2', 'Sie wollten Ihr A2-Zertifikat und Ihren Reisepass bis zum 01.06.2027 nachreichen.'],
  ])('remind of what is deferred (%s)', (documents, sentence) => {
    const { text } = compose('reminder-deferred', 'de', { due: '2027-06-01', ...(documents && { documents }) });
    expect(text.replace(/\s+/g, ' ')).toContain(sentence);
  });

  it.each(LANGUAGES)('marks the step that the document belongs to: %s', (lang) => {
    const bold = (application: MailedApplication | undefined) =>
      /font-weight:bold">(\d) /.exec(
        compose('document-sent-back', lang, PARAMS, { ...(application && { application }) }).html,
      )?.[1];
    expect(bold(about('PRE_REGISTERED', { hub4africa: 'to_replace' }))).toBe('1');
    expect(bold(about('A2_CV_RECEIVED', { cv: 'to_replace' }))).toBe('2');
    expect(bold(about('ENROLMENT_UPLOADED', { enrolment: 'to_replace' }))).toBe('3');
  });

  it('says what is next as the pages say it: what is missing by its name, and until when', () => {
    const text = (template: TemplateName, application: MailedApplication | undefined) =>
      compose(template, 'en', PARAMS, { ...(application && { application }) }).text;
    expect(text('documents-received', about('A2_CV_RECEIVED', { passport: 'absent' }))).toContain(
      'Thank you. Please also send: ID or passport.',
    );
    expect(text('documents-received', about('A2_CV_RECEIVED', { cv: 'pending' }))).toContain(
      'Next: send the enrolment declaration, signed and stamped. We are checking what you have sent.',
    );
    expect(text('enrolment-received', about('ENROLMENT_UPLOADED'))).toContain('(by 5 January 2027)');
    const withOpen = text('enrolment-received', about('ENROLMENT_UPLOADED', { passport: 'to_replace' }));
    expect(withOpen).toContain('Please replace: ID or passport.');
    expect(withOpen).not.toContain('Only the originals are missing');
    expect(text('application-reopened', about('A2_CV_RECEIVED', { cv: 'to_replace' }))).toMatch(
      /Please replace: CV\.[\s\S]*\nReplace the document:\nhttps/,
    );
  });

  it('WIZ2-03 say what follows later and until when, a sentence for each day, unless it is all that is left', () => {
    const deferred = [
      { type: 'passport', due_on: '2027-04-30' },
      { type: 'a2', due_on: '2027-03-31' },
    ] as const;
    const mail = (template: TemplateName, application: MailedApplication | undefined) =>
      compose(template, 'de', PARAMS, { ...(application && { application: { ...application, deferred } }) });
    const certificate = 'Bitte senden Sie bis 31.03.2027 noch: A2-Zertifikat.';
    const passport = 'Bitte senden Sie bis 30.04.2027 noch: Reisepass.';
    for (const [template, status] of [
      ['documents-received', 'A2_CV_RECEIVED'],
      ['documents-approved', 'STEP2_APPROVED'],
      ['enrolment-received', 'ENROLMENT_UPLOADED'],
    ] as const)
      expect(mail(template, about(status)).text).toMatch(new RegExp(`${certificate}\\s+${passport}`));
    expect(mail('enrolment-received', about('ENROLMENT_UPLOADED')).subject).toBe('Ihre Erklärung ist da');
    const allThatIsLeft = about('ENROLMENT_UPLOADED') as MailedApplication;
    const next = { ...allThatIsLeft.next, kind: 'deferred' } as const;
    expect(mail('documents-received', { ...allThatIsLeft, next }).text).not.toContain(certificate);
  });

  it('a word that is longer than a phone is wide breaks, in the headline and in a reason', () => {
    const { html } = compose('document-sent-back', 'de', { document: 'enrolment', reason: 'x'.repeat(60) });
    for (const words of [
      'Bitte ersetzen: Immatrikulationserklärung</td>',
      '<strong>Immatrikulationserklärung</strong>',
    ])
      expect(html.slice(0, html.indexOf(words)).split('<td').at(-1)).toContain('word-break:break-word');
  });

  it('a rejection is kind, and says that one may apply again as long as anybody may', () => {
    const { subject, text } = compose('application-rejected', 'de', PARAMS);
    expect(subject).toBe('Leider keine Zusage');
    expect(text).toContain('können Sie sich noch einmal bewerben');
    expect(text).toContain('Neu bewerben:\nhttps://werksommer.example.org/de/join\n');
    const site = readSiteConfig();
    const closed = { ...site, programme: { ...site.programme, applicationsCloseOn: '2026-11-21' } };
    for (const template of ['application-rejected', 'application-withdrawn'] as const)
      for (const lang of LANGUAGES)
        expect(compose(template, lang, PARAMS, { site: closed }).text).not.toMatch(/bewerben|apply again/i);
  });

  it('offers another season to whoever was ended with theirs', () => {
    expect(compose('application-rejected', 'en', { ...PARAMS, over: 'yes' }).text).toContain(
      'You can apply again for another season.',
    );
  });

  it('says nothing that was true only when it was queued', () => {
    const digest = (answer: string) => compose('employer-digest', 'en', { waiting: '1', answer }).text;
    expect(digest('2026-11-22')).toContain('One proposal is waiting for your answer by 22 November 2026');
    expect(digest('2026-11-21')).not.toContain('waiting for your answer');
    const ended = (status: 'COMPLETE' | 'WITHDRAWN') =>
      compose('match-ended', 'en', PARAMS, { application: about(status) }).text;
    expect(ended('COMPLETE')).toContain('still considered');
    expect(ended('WITHDRAWN')).not.toContain('still considered');
    const outside = { ...(about('COMPLETE') as MailedApplication), isConsidered: false };
    expect(compose('match-ended', 'en', PARAMS, { application: outside }).text).toContain('You are not considered');
    const deferred = [{ type: 'a2', due_on: PARAMS.due }] as const;
    const application = { ...(about('ENROLMENT_UPLOADED') as MailedApplication), deferred: [...deferred] };
    const { text } = compose('reminder-deferred', 'en', { ...PARAMS, documents: 'a2,passport' }, { application });
    expect(text).toContain('You wanted to send your A2 certificate by');
  });

  it('calls nothing open for whoever has no application yet, and can be stopped by them', () => {
    const { text } = composeMail({
      row: { id: '1', template: 'partner-nudge-start', lang: 'en', params: JSON.stringify(PARAMS) },
      ...{
        to: 'selam@example.org',
        firstName: '',
        site: readSiteConfig(),
        publicUrl: 'https://werksommer.example.org',
      },
      ...{ today: '2026-11-22', account: { letterId: 'a', unsubscribeToken: 'UNSUBSCRIBE' }, token: () => '' },
    });
    expect(text).toContain('because you have an account, but no application yet');
    expect(text).toContain('/unsubscribe/UNSUBSCRIBE?lang=en');
  });

  it('names a button of a page as it is called there', () => {
    const startTexts = (lang: Lang) => studentAreaTexts(lang).start.start;
    for (const lang of LANGUAGES) {
      expect(compose('partner-nudge-start', lang, PARAMS).text).toContain(startTexts(lang));
      expect(compose('reminder-originals', lang, PARAMS).text).toContain(applicantTexts(lang).announce.submit);
    }
  });

  it('whoever is said not to have come reads the number to call', () => {
    const phone = readSiteConfig().contact.phoneGermany.replaceAll(' ', '\u00a0');
    for (const lang of LANGUAGES) expect(compose('contract-absent', lang).text).toContain(phone);
  });

  it('WIZ2-26 the mail after step 3 says where the originals go, line by line', () => {
    const { originals } = readSiteConfig();
    expect(compose('enrolment-received', 'en').text).toContain(originals.addressLines.join('\n'));
  });

  it('a document that was sent back is named, with the reason in the words of the checker', () => {
    const { text, subject } = compose('document-sent-back', 'de', {
      document: 'passport',
      reason: 'Die Seite ist\nunscharf.',
    });
    expect(subject).toBe('Bitte ersetzen: Ausweis oder Reisepass');
    expect(text).toContain('Ausweis oder Reisepass:\nDie Seite ist\nunscharf.');
  });

  it('binds § to its number in text and HTML, also in the words of the operator, and nothing else', () => {
    const typed = { organization: 'Muster Nr. 5', reason: 'Nach § 14 Abs. 2 BeschV' };
    for (const template of ['contract-answered', 'contract-cancelled'] as const) {
      const { text, html } = compose(template, 'de', typed);
      for (const body of [text, html]) {
        expect(body).toContain('Nach §\u00a014\u00a0Abs.\u00a02\u00a0BeschV');
        expect(body).toContain('Muster Nr. 5');
      }
    }
  });

  it('a name or reason cannot become markup', () => {
    const { html } = compose('document-sent-back', 'en', { reason: '<img src=x>' }, { firstName: '<b>"Selam"</b>' });
    expect(html).not.toMatch(/<img|<b>/);
    expect(html).toContain('&#60;img src=x&#62;');
  });
});

describe('A reminder', () => {
  const reminders = MAILS.filter(
    ({ template }) => template.startsWith('reminder-') || template.startsWith('partner-nudge-'),
  );

  it.each(reminders)('$template ($lang) can be stopped by its mail program, and says how', ({ template, lang }) => {
    const { unsubscribe, text } = compose(template, lang, PARAMS);
    expect(unsubscribe).toEqual({
      oneClick: 'https://werksommer.example.org/api/reminders/unsubscribe/UNSUBSCRIBE',
      mailto: `mailto:${readSiteConfig().contact.email}?subject=stop-reminders%2012345678`,
    });
    expect(text).toContain('&reminders=stop');
    expect(
      compose(template, lang, PARAMS, { publicUrl: 'http://127.0.0.1:3000' }).unsubscribe?.oneClick,
    ).toBeUndefined();
  });

  it('no other mail can be stopped', () => {
    const stopped = MAILS.filter(({ template, lang }) => compose(template, lang, PARAMS).unsubscribe);
    expect(stopped).toEqual(reminders);
  });
});

describe('Without a mail server', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it('each mail becomes a file that only the server may read', async () => {
    const { email } = await apply(api);
    expect(await mailsTo(api, email)).toHaveLength(1);
    const { outbox, tmp } = api.deps.folders;
    const [file] = readdirSync(outbox);
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f-]{36}\.eml$/);
    expect(statSync(path.join(outbox, file ?? '')).mode & 0o777).toBe(0o600);
    expect(readdirSync(tmp)).toEqual([]);
  });
});
