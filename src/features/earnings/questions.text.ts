import type { Texts } from '#src/i18n/text.ts';

export const questionsText = {
  title: { de: 'Fragen zum Geld', en: 'Questions about money' },
  when: { de: 'Wann bekomme ich das Geld?', en: 'When do I get the money?' },
  whenText: {
    de: 'In der Regel einmal im Monat, auf Ihr eigenes Konto. Der Tag steht im Vertrag. Dazu bekommen Sie eine Lohnabrechnung.',
    en: 'Usually once a month, to your own bank account. Your contract names the day. You get a payslip with it.',
  },
  less: { de: 'Darf der Arbeitgeber weniger zahlen?', en: 'Can the employer pay less?' },
  lessText: {
    de: 'Nein. Der Mindestlohn gilt auch für Sie. Wenn eine Abrechnung falsch aussieht, schicken Sie uns ein Foto oder einen Screenshot davon. Den Mindestlohn kontrolliert in Deutschland der Zoll. Auch dort dürfen Sie fragen.',
    en: 'No. The minimum wage applies to you too. If a payslip looks wrong, send us a photo or a screenshot of it. In Germany, the customs office (Zoll) checks that the minimum wage is paid. You may ask there too.',
    law: ['§§ 1, 2 MiLoG', '§ 14 MiLoG'],
  },
  back: { de: 'Bekomme ich die Lohnsteuer zurück?', en: 'Will I get the wage tax back?' },
  backText: {
    de: 'Vielleicht einen Teil. Im nächsten Jahr können Sie beim Finanzamt eine Steuererklärung abgeben. Heben Sie dafür alle Abrechnungen auf.',
    en: 'Maybe part of it. In the following year you can send a tax return to the tax office. Keep all your payslips for this.',
    law: ['§ 46 EStG'],
  },
  long: { de: 'Wie lange darf ich arbeiten?', en: 'How long may I work?' },
  longText: {
    de: 'Eine Ferienbeschäftigung dauert höchstens {days} Tage in 12 Monaten und liegt in den offiziellen Ferien Ihrer Hochschule. Das Gesetz begrenzt auch die Arbeitsstunden am Tag und schützt Ihre Pausen.',
    en: 'A holiday job lasts at most {days} days within 12 months and has to be within the official vacation of your university. The law also limits the working hours per day and protects your breaks.',
    law: ['§ 14 (2) BeschV', '§§ 3, 4, 5, 6 (5), 11 ArbZG'],
  },
  apply: { de: 'Jetzt bewerben', en: 'Apply now' },
  trust: { de: 'Ist das echt?', en: 'Is this real?' },
} satisfies Texts;
