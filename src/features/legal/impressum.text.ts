import type { Texts } from '#src/i18n/text.ts';

export const impressumText = {
  title: { de: 'Impressum', en: 'Legal notice' },
  description: {
    de: 'Wer diese Seite anbietet, Anschrift, Kontakt und Haftung.',
    en: 'Who provides this website, address, contact and liability.',
  },
  lead: {
    de: 'Wer diese Seite anbietet und wie Sie uns erreichen.',
    en: 'Who provides this website and how to reach us.',
  },
  contents: { de: 'Auf dieser Seite', en: 'On this page' },

  provider: { de: 'Anbieter', en: 'Provider' },
  law: {
    de: 'Angaben nach § 5 DDG',
    en: 'Information under section 5 of the German Digital Services Act (DDG)',
    law: ['§ 5 DDG'],
  },
  company: { de: 'Unternehmen', en: 'Company' },
  address: { de: 'Anschrift', en: 'Address' },
  representative: { de: 'Vertreten durch', en: 'Represented by' },
  register: { de: 'Register', en: 'Register' },
  vatId: { de: 'Umsatzsteuer-ID', en: 'VAT ID' },

  contact: { de: 'Kontakt', en: 'Contact' },
  email: { de: 'E-Mail', en: 'E-mail' },
  phoneGermany: { de: 'Telefon Deutschland', en: 'Phone Germany' },
  phoneEthiopia: { de: 'Telefon Äthiopien', en: 'Phone Ethiopia' },

  responsible: { de: 'Verantwortlich für den Inhalt', en: 'Responsible for the content' },
  responsibleText: {
    de: 'Nach § 18 Abs. 2 MStV: {name}, Anschrift wie oben.',
    en: 'Under section 18(2) of the German Interstate Media Treaty (MStV): {name}, address as above.',
    law: ['§ 18 (2) MStV'],
  },

  liability: { de: 'Haftung für Inhalte', en: 'Liability for content' },
  liabilityText: {
    de: 'Wir pflegen die Inhalte dieser Seiten mit Sorgfalt. Trotzdem können sie Fehler haben oder veraltet sein. Wenn Sie einen Fehler sehen, schreiben Sie uns bitte. Wir prüfen ihn und stellen ihn richtig.',
    en: 'We look after the content of these pages with care. It may still contain errors or be out of date. If you see an error, please write to us. We will check it and put it right.',
  },
  links: { de: 'Haftung für Links', en: 'Liability for links' },
  linksText: {
    de: 'Wir verlinken Seiten anderer Anbieter. Für deren Inhalt sind diese Anbieter verantwortlich. Wir haben die Seiten geprüft, als wir den Link gesetzt haben. Erfahren wir von einem Rechtsverstoß, entfernen wir den Link.',
    en: 'We link to pages of other providers. Those providers are responsible for their content. We checked the pages when we added the link. If we learn of a breach of the law, we remove the link.',
    law: [],
  },
} satisfies Texts;
