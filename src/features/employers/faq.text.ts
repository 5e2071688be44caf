import type { Texts } from '#src/i18n/text.ts';

export const faqText = {
  headline: { de: 'Häufige Fragen', en: 'Frequently asked questions' },
  quota: { de: 'Muss ich eine Mindestzahl abnehmen?', en: 'Is there a minimum number of people?' },
  quotaAnswer: {
    de: 'Nein. Es gibt keine Mindestmenge. Sie können mit einer Person beginnen.',
    en: 'No. There are no minimum quotas. You can start with one person.',
  },
  speed: { de: 'Wie schnell kann jemand anfangen?', en: 'How soon can somebody start?' },
  speedAnswer: {
    de: '{from}–{to} Wochen nach der Profilfreigabe, wenn Visum, Bestätigung der ZAV und Zuverlässigkeitsüberprüfung vorliegen. Die Prüfung nach § 7 LuftSiG allein dauert bis zu {check} Wochen, das Visum länger. Für den Sommer sprechen Sie uns am besten im Herbst davor an.',
    en: '{from}–{to} weeks after the profile is released, if the visa, the ZAV confirmation and the security check are complete. The check under § 7 LuftSiG alone takes up to {check} weeks, the visa longer. For the summer, it is best to talk to us in the autumn before.',
    law: ['§ 4a (5) AufenthG', '§ 7 LuftSiG', 'zuep.gov.de'],
  },
  language: { de: 'Wie gut sprechen die Studierenden Deutsch?', en: 'How good is their German?' },
  languageAnswer: {
    de: 'Für Ferienjobs ist {minimum} Voraussetzung. Für Saisonarbeit und Fachkräfte bieten wir {others} und fördern bis {upTo}.',
    en: 'Holiday jobs require {minimum}. For seasonal work and skilled staff we offer {others} and support learning up to {upTo}.',
  },
  employer: { de: 'Wer ist der Arbeitgeber?', en: 'Who is the employer?' },
  employerAnswer: {
    de: 'Beim Ferienjob in der Regel Sie selbst, mit einem befristeten Vertrag. Ob in Ihrem Fall auch Überlassung zulässig ist, klären wir vor dem Angebot.',
    en: 'For holiday jobs it is usually you, with a fixed-term contract. Before the offer we clarify whether agency work is lawful in your case.',
    law: ['§ 1 AÜG', '§ 40 (1) AufenthG'],
  },
  wage: { de: 'Welcher Lohn gilt?', en: 'Which wage applies?' },
  wageAnswer: {
    de: 'Der gleiche wie für vergleichbare Beschäftigte bei Ihnen, mindestens der gesetzliche Mindestlohn oder der Mindestlohn der Branche.',
    en: 'The same as for your comparable staff, and at least the legal or the sector minimum wage.',
    law: ['arbeitsagentur.de, Ferienbeschäftigung', '§§ 1, 2 MiLoG'],
  },
  security: { de: 'Wer zahlt die Zuverlässigkeitsüberprüfung?', en: 'Who pays for the security check?' },
  securityAnswer: {
    de: 'Der Arbeitgeber. Wir sammeln die nötigen Angaben früh, damit die Prüfung nicht aufhält.',
    en: 'The employer. We collect the details early, so that the check causes no delay.',
  },
} satisfies Texts;
