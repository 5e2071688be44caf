import type { Lang } from '#contract/languages.ts';
import { STAKE_SENTENCES } from '#contract/model/stakes.text.ts';
import { PLACEMENT_PURPOSES } from '#contract/placements/consent.ts';
import type { PoolWait } from '#contract/placements/placement.ts';
import { site } from '#site';
import { countriesIn } from '#src/i18n/countries.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { consentActs, consentsIn } from '#src/nouns/personal-data/consent.text.ts';
import { certificateText } from '#src/nouns/placement/certificate.text.ts';
import { obstaclesIn, placementFields, placementLink } from '#src/nouns/placement/placement.text.ts';
import { requirementTexts } from '#src/nouns/requirement/requirement.text.ts';

import { offerTexts } from './offers.text.ts';

export const placementText = {
  title: placementLink.title,
  description: {
    de: 'Wann Sie können, was Sie sich wünschen und ob Arbeitgeber Ihr Profil sehen dürfen.',
    en: 'When you are available, what you would like and whether employers may see your profile.',
    law: [],
  },
} satisfies Texts;

const page = {
  title: placementText.title,
  lead: {
    de: 'Was wir für einen Einsatz von Ihnen wissen müssen. Sie können mit Lücken speichern und später weitermachen.',
    en: 'What we need to know from you for a placement. You can save with gaps and go on later.',
  },
  closedTitle: { de: 'Hier ist gerade nichts einzutragen', en: 'There is nothing to enter here at the moment' },
  closedEarly: {
    de: 'Wir fragen danach, sobald Ihre Unterlagen aus Schritt 2 bei uns sind.',
    en: 'We ask for this as soon as we have your documents of step 2.',
  },
  closedEnded: { de: 'Ihre Bewerbung ist beendet.', en: 'Your application has ended.' },
  toStatus: { de: 'Zum Status Ihrer Bewerbung', en: 'See the status of your application' },
  failedTitle: { de: 'Ihre Angaben konnten nicht geladen werden', en: 'Your details could not be loaded' },
} satisfies Texts;

const form = {
  person: { de: 'Zur Person', en: 'About you' },
  study: { de: 'Ihr Studium', en: 'Your studies' },
  time: { de: 'Ihre Zeit', en: 'Your time' },
  german: { de: 'Ihr Deutsch', en: 'Your German' },
  wishes: { de: 'Ihre Wünsche', en: 'Your wishes' },
  choose: { de: 'Bitte wählen', en: 'Please choose' },
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
  noWish: { de: 'Alles ist mir recht', en: 'Anything is fine with me' },
  addressHint: {
    de: 'Mit Ort und Land. Sie steht im Arbeitsvertrag, wenn Sie einen Platz annehmen. Vorher liest sie kein Arbeitgeber.',
    en: 'With town and country. It will be in the employment contract if you accept a place. No employer reads it before.',
  },
  passportHint: {
    de: 'Lassen Sie das Feld leer, wenn Sie noch keinen haben.',
    en: 'Leave this empty if you do not have one yet.',
  },
  passportNoted: {
    de: 'In Ihrem Reisepass haben wir gelesen: {date}. Danach richten wir uns.',
    en: 'In your passport we have read: {date}. We go by that.',
  },
  vacationHint: {
    de: 'Die Semesterferien, wie Ihre Hochschule sie bestätigt.',
    en: 'The vacation as your university confirms it.',
  },
  daysHint: { de: '0, wenn Sie nicht in Deutschland gearbeitet haben.', en: '0 if you have not worked in Germany.' },
  seasonUnknown: {
    de: 'Die Tage Ihrer Saison stehen noch nicht fest. Sobald sie feststehen, schreiben wir Ihnen.',
    en: 'The days of your season are not fixed yet. We will write to you once they are.',
  },
  seasonHint: {
    de: 'Unsere Saison: {from} bis {until}. Das kann sich noch ändern.',
    en: 'Our season: {from} to {until}. This may still change.',
  },
  providerHint: certificateText.providers,
  save: { de: 'Speichern', en: 'Save' },
  savedTitle: { de: 'Ihre Angaben sind gespeichert', en: 'Your details are saved' },
  savedGaps: {
    de: 'Es fehlt noch etwas. Was, steht oben auf dieser Seite.',
    en: 'Something is still missing. The top of this page says what.',
  },
  savedWhole: { de: 'Alle Angaben sind da.', en: 'We have all your details.' },
  oldTitle: { de: 'Ihr Zertifikat ist älter als ein Jahr', en: 'Your certificate is more than a year old' },
  oldText: {
    de: 'Botschaften verlangen für das Visum oft ein neueres. Fragen Sie dort nach, bevor Sie eine Prüfung buchen. Bei uns können Sie sich damit bewerben.',
    en: 'Embassies often ask for a newer one for the visa. Ask there before you book an exam. You can apply to us with it.',
  },
} satisfies Texts;

const pool = {
  inTitle: { de: 'Arbeitgeber sehen Ihr Profil', en: 'Employers see your profile' },
  inText: {
    de: 'Seit {since}, ohne Namen und E-Mail-Adresse. Wir schreiben Ihnen, sobald ein Arbeitgeber Sie beschäftigen möchte.',
    en: 'Since {since}, without your name and e-mail address. We will write to you as soon as an employer would like to employ you.',
  },
  inTextKnown: {
    de: 'Seit {since}. Die meisten lesen nur eine Nummer.',
    en: 'Since {since}. Most of them read a number only.',
  },
  reads_person: {
    de: '{company} liest auch Ihren Namen und Ihre E-Mail-Adresse.',
    en: '{company} also reads your name and e-mail address.',
  },
  reads_name: {
    de: '{company} liest weiter Ihren Namen und den Vertrag, den Sie beide unterschrieben haben.',
    en: '{company} still reads your name and the contract that both of you have signed.',
  },
  days: {
    de: 'Ihre Zeit: {from} bis {until}, davon höchstens {days} Kalendertage in der Beschäftigung.',
    en: 'Your time: {from} to {until}, of these at most {days} calendar days in the job.',
  },
  outKnownTitle: { de: 'Andere Arbeitgeber sehen Sie nicht', en: 'Other employers do not see you' },
  outTitle: { de: 'Arbeitgeber sehen Sie noch nicht', en: 'Employers do not see you yet' },
  missing: { de: 'Es fehlen noch Angaben:', en: 'Some details are still missing:' },
  obstacles: { de: 'Das steht im Weg', en: 'What is in the way' },
  ask: { de: 'Unsicher? Fragen Sie uns', en: 'Not sure? Ask us' },
} satisfies Texts;

/** What has to happen besides data and obstacles, which are named one by one. */
const waits = {
  ended: { de: 'Ihre Bewerbung ist beendet.', en: 'Your application has ended.' },
  approval: { de: 'Wir prüfen noch Ihre Unterlagen.', en: 'We are still checking your documents.' },
  hold: { de: 'Wir prüfen noch etwas in Ihrer Bewerbung.', en: 'We are still checking something in your application.' },
  season: {
    de: 'Die Tage Ihrer Saison stehen noch nicht fest: Ob Ihre Zeit in sie fällt, wissen wir noch nicht.',
    en: 'The days of your season are not fixed yet: we do not know yet whether your time is within it.',
  },
  consent: { de: 'Ihre Einwilligung fehlt noch.', en: 'Your consent is still missing.' },
} satisfies Texts & Record<Exclude<PoolWait, 'data' | 'obstacles'>, unknown>;

/** What the page says once it shows an application, in one language. */
export function placementTexts(lang: Lang) {
  const { work } = requirementTexts(lang);
  return {
    ...say({ page, form, pool, waits, fields: placementFields }, lang),
    obstacles: obstaclesIn(lang, site.programme),
    work,
    countries: countriesIn(lang),
    consents: consentsIn(lang)
      .filter(({ purpose }) => PLACEMENT_PURPOSES.some((one) => one === purpose))
      .map((consent) => ({ ...consent, acts: consentActs(consent.purpose, lang) })),
    offers: offerTexts(lang),
    stakes: say(STAKE_SENTENCES, lang),
  };
}
export type PlacementTexts = ReturnType<typeof placementTexts>;

/** What the page says before it knows of an application. */
export function placementStart(lang: Lang) {
  return { title: placementText.title[lang] };
}
