import { hoursInWords } from '#contract/duration.text.ts';
import type { Lang } from '#contract/languages.ts';
import { DATA_LINK_HOURS } from '#contract/limits.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { consentActs, consentsIn } from '#src/nouns/personal-data/consent.text.ts';

const LIFE = hoursInWords(DATA_LINK_HOURS);

const text = {
  title: { de: 'Ihre Daten', en: 'Your data' },
  text: {
    de: `Sehen, mitnehmen und berichtigen, was wir über Sie gespeichert haben: Dafür schicken wir einen Link an Ihre E-Mail-Adresse. Er gilt ${LIFE.de}, weil auch Ihre Papiere dahinter liegen.`,
    en: `See, take along and correct what we keep about you: for this we send a link to your e-mail address. It is valid for ${LIFE.en}, as your papers are behind it too.`,
  },
  send: { de: 'Link zu meinen Daten schicken', en: 'Send me the link to my data' },
  sent: {
    de: 'Der Link kommt in wenigen Minuten. Sehen Sie auch im Spam-Ordner nach.',
    en: 'The link will arrive within a few minutes. Please check your spam folder too.',
  },
  failed: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  yourPartner: { de: 'Ihr Partner: {partner}', en: 'Your partner: {partner}' },
} satisfies Texts;

export function rightsTexts(lang: Lang) {
  const partnerName = consentsIn(lang).find(({ purpose }) => purpose === 'partner_name');
  if (!partnerName) throw new Error('the consent to show a name to partners has no text');
  return { ...say(text, lang), partnerName, consent: consentActs('partner_name', lang) };
}
