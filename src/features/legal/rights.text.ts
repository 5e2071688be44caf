import { hoursInWords } from '#contract/duration.text.ts';
import { DATA_LINK_HOURS } from '#contract/limits.ts';
import type { Texts } from '#src/i18n/text.ts';

const LINK = hoursInWords(DATA_LINK_HOURS);

/** What a person can demand: Art. 13(2)(b)–(d) GDPR. */
export const rightsText = {
  rights: { de: 'Ihre Rechte', en: 'Your rights' },
  rightsText: { de: 'Sie können verlangen:', en: 'You can ask for:' },
  rightsAccess: {
    de: 'Auskunft über Ihre Daten und eine Kopie (Art. 15)',
    en: 'information about your data and a copy (Art. 15)',
  },
  rightsCorrection: { de: 'Berichtigung (Art. 16)', en: 'correction (Art. 16)' },
  rightsDeletion: { de: 'Löschung (Art. 17)', en: 'deletion (Art. 17)' },
  rightsRestriction: { de: 'Einschränkung der Verarbeitung (Art. 18)', en: 'restriction of processing (Art. 18)' },
  rightsPortability: {
    de: 'Ihre Daten in einer Form, die Computer lesen können (Art. 20)',
    en: 'your data in a form that computers can read (Art. 20)',
  },
  rightsObject: {
    de: 'Wo wir uns auf ein berechtigtes Interesse stützen, können Sie widersprechen (Art. 21). Eine Einwilligung können Sie jederzeit zurückziehen. Was vorher geschah, bleibt rechtmäßig.',
    en: 'Where we rely on a legitimate interest, you can object (Art. 21). You can withdraw your consent at any time. What happened before stays lawful.',
  },
  rightsHow: {
    de: `Eine Nachricht genügt. Vieles können Sie selbst tun: Auf der Seite „Ihre Daten“ nehmen Sie alles mit, bitten um Berichtigung, ziehen Einwilligungen zurück, sehen, wer Ihre Daten gesehen hat, und löschen alles. Sie öffnet sich mit einem Link, den wir an Ihre E-Mail-Adresse schicken und der ${LINK.de} gilt, oder mit Ihrem Konto für Studierende. In den Einstellungen jedes Kontos nehmen Sie die Daten des Kontos mit und löschen es.`,
    en: `A message is enough. You can do many things yourself: on the page “Your data” you take everything along, ask for corrections, withdraw consents, see who has seen your data, and delete everything. It opens with a link that we send to your e-mail address and that is valid for ${LINK.en}, or with your student account. In the settings of every account you take along the data of the account and delete it.`,
  },
  toMyData: { de: 'Zur Seite „Ihre Daten“', en: 'Go to the page “Your data”' },
  authority: {
    de: 'Sie können sich auch bei einer Aufsichtsbehörde beschweren (Art. 77 DSGVO). Für uns zuständig ist:',
    en: 'You can also complain to a supervisory authority (Art. 77 GDPR). The authority responsible for us is:',
  },
} satisfies Texts;
