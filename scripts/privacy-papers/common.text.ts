import type { Text } from '#contract/languages.ts';
import type { Texts } from '#src/i18n/text.ts';

export const commonText = {
  notice: {
    de: 'Vorlage, keine Rechtsberatung. Lassen Sie dieses Papier von einer Anwältin oder einem Anwalt lesen, bevor Sie sich darauf verlassen. Was [in Klammern] steht, müssen Sie eintragen oder prüfen.',
    en: 'A template, no legal advice. Have this paper read by counsel before you rely on it. You have to fill in or check what is [in brackets].',
  },
  madeOn: {
    de: 'Erstellt am {today} aus der Konfiguration und den Tabellen von {brand}. Die Datenschutzhinweise der Website sind vom {noticeChanged}.',
    en: 'Made on {today} from the configuration and the tables of {brand}. The privacy notice of the website is as of {noticeChanged}.',
  },
  measure: { de: 'Maßnahme', en: 'Measure' },
  shownBy: { de: 'Gezeigt durch (docs/requirements.md)', en: 'Shown by (docs/requirements.md)' },
  byYou: { de: '[von Ihnen]', en: '[by you]' },
  name: { de: 'Name', en: 'Name' },
  place: { de: 'Ort und Datum', en: 'Place and date' },
  signature: { de: 'Unterschrift', en: 'Signature' },
} satisfies Texts;

export const noOfficer: Text = {
  de: 'keine benannt [prüfen, ob Sie eine Person benennen müssen: § 38 BDSG, Art. 37 DSGVO]',
  en: 'none named [check whether you have to name one: section 38 BDSG, Art. 37 GDPR]',
};
