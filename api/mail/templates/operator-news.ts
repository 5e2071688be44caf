import { type Kind, linesOf, type Template, toPage } from './template.ts';

/** In the order of urgency. Only counts are mailed: names are on the page, behind a sign-in. */
const KINDS: Readonly<Record<string, Kind>> = {
  applications: {
    one: { de: '1 neue Bewerbung', en: '1 new application' },
    many: { de: '{said} neue Bewerbungen', en: '{said} new applications' },
  },
  partners: {
    one: { de: '1 neuer Partner', en: '1 new partner' },
    many: { de: '{said} neue Partner', en: '{said} new partners' },
  },
  renamed: {
    one: { de: '1 Partner mit neuem Namen', en: '1 partner with a new name' },
    many: { de: '{said} Partner mit neuem Namen', en: '{said} partners with a new name' },
  },
  employers: {
    one: { de: '1 neuer Arbeitgeber', en: '1 new employer' },
    many: { de: '{said} neue Arbeitgeber', en: '{said} new employers' },
  },
  submitted: {
    one: { de: '1 Arbeitgeber zu prüfen', en: '1 employer to vet' },
    many: { de: '{said} Arbeitgeber zu prüfen', en: '{said} employers to vet' },
  },
  copies: {
    one: { de: '1 unterschriebener Vertrag zu prüfen', en: '1 signed contract to check' },
    many: { de: '{said} unterschriebene Verträge zu prüfen', en: '{said} signed contracts to check' },
  },
};

/** Mails the news since the last such mail; at most one an hour. */
export const OPERATOR_NEWS = {
  'operator-news': ({ params }, lang) => {
    const lines = linesOf(KINDS, params, lang);
    return {
      headline: lines.join(', ') || { de: 'Neues', en: 'News' },
      first: {
        de: `${params.renamed ? 'Partner mit neuem Namen sehen ihre Studierenden erst wieder, wenn jemand den Namen geprüft hat. ' : ''}Welche dieser E-Mails kommen, steht in den Einstellungen.`,
        en: `${params.renamed ? 'Partners with a new name do not see their students until somebody has checked the name. ' : ''}Which of these e-mails are sent is set in the settings.`,
      },
      second: {
        de: 'Seit der letzten E-Mail dieser Art ist das hinzugekommen:',
        en: 'This has come in since the last e-mail of this kind:',
      },
      lines,
      button: { de: 'Ansehen, was wartet', en: 'See what is waiting' },
      link: toPage('/dashboard/admin'),
    };
  },
} satisfies Record<string, Template>;
