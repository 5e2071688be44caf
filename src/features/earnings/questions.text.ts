import type { Texts } from '#src/i18n/text.ts';

export const questionsText = {
  title: { de: 'Fragen zum Geld', en: 'Questions about money' },
  when: { de: 'Wann bekomme ich das Geld?', en: 'When do I get the money?' },
  whenText: {
    de: 'In der Regel einmal im Monat, auf Ihr eigenes Konto. Der Tag steht im Vertrag. Sie bekommen dazu eine Lohnabrechnung.',
    en: 'As a rule once a month, to your own bank account. The day is written in the contract. You get a payslip with it.',
  },
  less: { de: 'Darf der Arbeitgeber weniger zahlen?', en: 'Can the employer pay less?' },
  lessText: {
    de: 'Nein. Der Mindestlohn gilt auch für Sie. Wenn eine Abrechnung falsch aussieht, schicken Sie uns ein Bild davon. Den Mindestlohn kontrolliert in Deutschland der Zoll. Auch dort dürfen Sie fragen.',
    en: 'No. The minimum wage holds for you too. If a payslip looks wrong, send us a picture of it. The German customs office controls the minimum wage. You may ask there too.',
  },
  back: { de: 'Bekomme ich die Lohnsteuer zurück?', en: 'Do I get the wage tax back?' },
  backText: {
    de: 'Vielleicht einen Teil. Im nächsten Jahr können Sie beim Finanzamt eine Steuererklärung abgeben. Heben Sie dafür alle Abrechnungen auf.',
    en: 'Maybe a part of it. In the following year you can send a tax return to the tax office. Keep all payslips for this.',
  },
  long: { de: 'Wie lange darf ich arbeiten?', en: 'How long may I work?' },
  longText: {
    de: 'Eine Ferienbeschäftigung dauert höchstens 90 Tage in 12 Monaten und liegt in den offiziellen Ferien Ihrer Hochschule. Das Gesetz begrenzt auch die Stunden am Tag und schützt Ihre Pausen.',
    en: 'A vacation job lasts at most 90 days within 12 months and lies in the official vacation of your university. The law also limits the hours of a day and protects your breaks.',
  },
  apply: { de: 'Jetzt bewerben', en: 'Apply now' },
  trust: { de: 'Ist das echt?', en: 'Is this real?' },
} satisfies Texts;
