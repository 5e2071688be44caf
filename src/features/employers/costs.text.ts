import type { Texts } from '#src/i18n/text.ts';

export const costsText = {
  headline: { de: 'Was kostet ein Monat?', en: 'What does a month cost?' },
  lead: {
    de: 'Arbeitgeberkosten pro Person und Monat im Vergleich der drei Beschäftigungsmodelle.',
    en: 'Employer costs per person and month, three employment models compared.',
  },
  open: { de: 'Drei Modelle im Vergleich', en: 'Three models compared' },
  openHint: { de: 'Beträge, Dauer, Sozialversicherung', en: 'Amounts, duration, social insurance' },
  chart: {
    de: 'Kosten im Monat als Balken; alle Zahlen stehen in der Tabelle darunter',
    en: 'Monthly costs as bars; the table below has all figures',
  },

  model: { de: 'Modell', en: 'Model' },
  duration: { de: 'Dauer', en: 'Duration' },
  monthly: { de: 'Kosten / Monat', en: 'Cost / month' },
  insurance: { de: 'Sozialversicherung', en: 'Social insurance' },
  holiday: { de: 'Ferienjob', en: 'Holiday job' },
  seasonal: { de: 'Saisonarbeit', en: 'Seasonal work' },
  regular: { de: 'Regulär angestellt', en: 'Regular employment' },
  upToMonths: { de: 'bis {months} Monate', en: 'up to {months} months' },
  unlimited: { de: 'unbefristet', en: 'unlimited' },
  holidayDays: { de: 'höchstens 90 Tage in 12 Monaten', en: 'at most 90 days in 12 months' },
  seasonalBasis: { de: 'je nach Aufenthaltsrecht', en: 'depending on residence law' },
  holidayInsurance: { de: 'keine, nur Unfall\u00adversicherung', en: 'none, accident insurance only' },
  holidayInsuranceIf: {
    de: 'wenn vorab auf 3 Monate oder 70 Arbeitstage im Jahr begrenzt und nicht berufsmäßig; Lohnsteuer fällt an',
    en: 'if limited in advance to 3 months or 70 working days a year and not a profession; wage tax is due',
  },
  seasonalInsurance: { de: 'teilweise, befristet', en: 'partial, temporary' },
  seasonalInsuranceIf: {
    de: 'je nach Rechtsgrundlage; die kontingentierte Beschäftigung ist voll versicherungs\u00adpflichtig',
    en: 'depending on the legal basis; quota-based employment is fully insured',
  },
  regularInsurance: {
    de: 'voll: Kranken, Renten, Arbeitslosen, Pflege',
    en: 'full: health, pension, unemployment, care',
  },

  savings: { de: 'Ersparnis gegenüber regulär', en: 'Saving against regular employment' },
  savingHoliday: { de: '{saving} weniger: Ferienjob', en: '{saving} less: holiday job' },
  savingSeasonal: { de: '{saving} weniger: Saisonarbeit', en: '{saving} less: seasonal work' },
  basis: { de: 'So ist gerechnet', en: 'How this is calculated' },
  arithmetic: {
    de: '{regular} sind 100\u00a0%. {holiday} sind davon {holidayShare}\u00a0%, also rechnerisch {holidayLess}\u00a0% weniger. {seasonal} sind {seasonalShare}\u00a0%, also {seasonalLess}\u00a0% weniger. Unsere Angaben „{holidaySaving}“ und „{seasonalSaving}“ sind Richtwerte, keine Zusage.',
    en: '{regular} is 100%. {holiday} is {holidayShare}% of it, so {holidayLess}% less on paper. {seasonal} is {seasonalShare}%, so {seasonalLess}% less. Our “{holidaySaving}” and “{seasonalSaving}” are guide values, not a promise.',
  },
  assumption: {
    de: 'Annahme: Der Betrag hängt von den Stunden ab. Beim gesetzlichen Mindestlohn von {wage} (ab {from}) reichen {holiday} für rund {hours} Stunden im Monat, ohne Nebenkosten. Gilt ein Tarif oder ein Branchenlohn, zählt dieser. Reise und Unterkunft sind nicht enthalten.',
    en: 'Assumption: the amount depends on the hours. At the legal minimum wage of {wage} (from {from}), {holiday} covers about {hours} hours a month, without extra costs. If a collective or sector wage applies, that one counts. Travel and housing are not included.',
  },
  request: { de: 'Kostenkalkulation anfragen', en: 'Ask for a cost calculation' },
  requestHint: {
    de: 'Ihre Zahlen rechnen wir gern mit Ihnen durch.',
    en: 'We are glad to go through your own figures with you.',
  },
} satisfies Texts;
