import type { Lang } from '#contract/languages.ts';
import { CONSENT_VERSIONS } from '#contract/placements/consent.ts';
import { paths } from '#src/i18n/paths.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { consentTexts } from '#src/nouns/personal-data/consent.text.ts';
import { handoverTexts } from '../handover/handover.text.ts';
import { type FaultTexts, resendTexts } from '../shell/shell.text.ts';

/** Why the wizard could not open an application. */
const faults = {
  token_expired: {
    de: 'Ihr Link ist abgelaufen. Bitte starten Sie Ihre Bewerbung neu.',
    en: 'Access token has expired. Please restart your application.',
  },
  token_incomplete: {
    de: 'Der Link ist unvollständig: Manche Mailprogramme schneiden lange Links ab. Öffnen Sie ihn noch einmal aus unserer E-Mail, oder kopieren Sie die ganze Adresse.',
    en: 'The link is incomplete: some mail programs cut long links. Open it again from our e-mail, or copy the whole address.',
  },
  applicant_not_found: {
    de: 'Bewerbung nicht gefunden oder ungültiger Link',
    en: 'Applicant not found or invalid token',
  },
  no_applicant: { de: 'Keine Bewerbungsdaten gefunden', en: 'No applicant data found' },
  load_failed: { de: 'Ihre Bewerbung konnte nicht geladen werden', en: 'Failed to load applicant data' },
  fetch_failed: { de: 'Ihre Bewerbungsdaten konnten nicht abgerufen werden', en: 'Failed to fetch application data' },
} satisfies Texts;

const start = {
  noticeTitle: { de: 'Ihre Bewerbung konnte nicht geöffnet werden', en: 'Your application could not be opened' },
  noticeHelp: {
    de: 'Mit einem neuen Link geht Ihre Bewerbung weiter, wo sie war. Noch nicht beworben? Dann beginnen Sie hier, oder',
    en: 'With a new link your application goes on where it was. Not applied yet? Then start here, or',
  },
  expiredHelp: {
    de: 'Mit einem neuen Link geht sie weiter, wo sie war: Fordern Sie ihn hier an. Kommt keiner an,',
    en: 'With a new link it goes on where it was: ask for one here. If none arrives,',
  },
  noticeContact: { de: 'schreiben Sie uns', en: 'write to us' },
  ask: { de: 'Eine Frage stellen', en: 'Ask a question' },
  closedTitle: { de: 'Bewerbung geschlossen', en: 'Applications closed' },
  closedText: {
    de: 'Die Bewerbungsfrist ist am {date} abgelaufen. Wenn Sie sich schon beworben haben, öffnen Sie den Link aus unserer E-Mail: Er gilt weiter.',
    en: 'The application period ended on {date}. If you have already applied, open the link in our e-mail: it is still valid.',
  },
} satisfies Texts;

/** For people who came from a neighbouring page. */
export const bannerText = {
  title: { de: 'Hier sind Sie richtig', en: 'You are in the right place' },
  text: { de: 'Ihre Bewerbung geht auf dieser Seite weiter.', en: 'Your application continues on this page.' },
} satisfies Texts;

/** For those whose device has kept what was entered before. */
const kept = {
  title: { de: 'Ihre Angaben von vorhin sind noch da', en: 'What you entered before is still here' },
  text: {
    de: 'Dieser Browser hebt sie auf, bis Sie senden, höchstens einen Tag. Sind es nicht Ihre Angaben, oder ist es nicht Ihr Gerät? Dann löschen Sie sie.',
    en: 'This browser keeps it until you send it, for a day at most. Is it not yours, or is this not your device? Then delete it.',
  },
  wipe: { de: 'Löschen und neu beginnen', en: 'Delete it and start again' },
} satisfies Texts;

const back = { label: { de: 'Zurück zu Ihrem Bereich', en: 'Back to your area' } } satisfies Texts;

/** The link back to the area of a student's account. */
export function backTexts(lang: Lang) {
  return { ...say(back, lang), href: paths.studentDashboard(lang) };
}
export type BackTexts = ReturnType<typeof backTexts>;

/** A box that only those see whom a partner has invited. */
function partnerTexts(lang: Lang) {
  const { title, shown, hidden, voluntary } = say(consentTexts.partner_name, lang);
  const hint = [shown, hidden, voluntary].join(' ');
  return { name: 'partner_name' as const, value: CONSENT_VERSIONS.partner_name, title, hint };
}

/** For those whose application is not shown, and for those who came to step 1 by a special link. */
export function startTexts(lang: Lang) {
  return {
    partner: partnerTexts(lang),
    ...say({ ...start, kept }, lang),
    faults: say(faults, lang) satisfies FaultTexts,
    handover: handoverTexts(lang),
    resend: resendTexts(lang),
    back: backTexts(lang),
    banner: say(bannerText, lang),
  };
}
export type StartTexts = ReturnType<typeof startTexts>;
