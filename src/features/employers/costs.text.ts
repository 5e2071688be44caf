import type { Texts } from '#src/i18n/text.ts';

export const costsText = {
  headline: { de: 'Was kostet ein Monat?', en: 'What does a month cost?' },
  lead: {
    de: 'Arbeitgeberkosten pro Person und Monat im Vergleich der drei Beschäftigungsmodelle.',
    en: 'Employer costs per person and month, three employment models compared.',
  },
  chart: {
    de: 'Kosten im Monat; alle Zahlen stehen in der Tabelle darunter',
    en: 'Monthly costs; the table below has all figures',
  },
  paysFor: { de: '{hours} Stunden zu {wage}', en: '{hours} hours at {wage}' },

  savings: { de: 'Ersparnis gegenüber regulär', en: 'Saving compared with regular' },
  savingHoliday: { de: '{holidaySaving} weniger: Ferienjob', en: '{holidaySaving} less: holiday job' },
  savingHolidayIf: {
    de: 'Pro Arbeitsstunde, wenn der Ferienjob den Mindestlohn von {minimum} zahlt und die reguläre Stelle {regularWage}. Gerechnet: {hourLess}\u00a0%.',
    en: 'Per hour worked, if the holiday job pays the minimum wage of {minimum} and the regular job {regularWage}. Calculated: {hourLess}%.',
    law: [],
  },
  savingSeasonal: { de: '{seasonalSaving} weniger: Saisonarbeit', en: '{seasonalSaving} less: seasonal work' },
  savingSeasonalIf: {
    de: 'Pro Monat, mit {seasonalHours} statt {regularHours} Stunden. Gerechnet: {seasonalLess}\u00a0%.',
    en: 'Per month, with {seasonalHours} instead of {regularHours} hours. Calculated: {seasonalLess}%.',
  },
  equal: { de: 'Gleiche Arbeit, gleicher Lohn', en: 'Equal work, equal pay' },
  equalText: {
    de: 'Verdienen vergleichbare Beschäftigte bei Ihnen mehr als den Mindestlohn, bekommen die Studierenden ebenso viel. Dann kostet die Stunde im Ferienjob {equalLess}\u00a0% weniger: Es entfallen nur die Sozialbeiträge.',
    en: 'If your comparable staff earn more than the minimum wage, the students earn the same. An hour of a holiday job then costs {equalLess}% less: you save only the social contributions.',
    law: ['arbeitsagentur.de, Ferienbeschäftigung', '§ 8 (1) no. 2 SGB IV'],
  },

  open: { de: 'Drei Modelle im Vergleich', en: 'Three models compared' },
  model: { de: 'Modell', en: 'Model' },
  duration: { de: 'Dauer', en: 'Duration' },
  monthly: { de: 'Kosten / Monat', en: 'Cost / month' },
  work: { de: 'Dafür', en: 'Pays for' },
  insurance: { de: 'Sozialversicherung', en: 'Social insurance' },
  holiday: { de: 'Ferienjob', en: 'Holiday job' },
  seasonal: { de: 'Saisonarbeit', en: 'Seasonal work' },
  regular: { de: 'Regulär angestellt', en: 'Regular employment' },
  fullTime: { de: 'Vollzeit, {week} Stunden pro Woche', en: 'full-time, {week} hours a week' },
  upToMonths: { de: 'bis {months} Monate', en: 'up to {months} months' },
  unlimited: { de: 'unbefristet', en: 'unlimited' },
  holidayDays: { de: 'höchstens {days} Tage in 12 Monaten', en: 'at most {days} days in 12 months' },
  seasonalBasis: { de: 'je nach Aufenthaltsrecht', en: 'depending on residence law' },
  holidayInsurance: { de: 'keine, nur Unfall\u00adversicherung', en: 'none, accident insurance only' },
  holidayInsuranceIf: {
    de: 'wenn vorab auf {months} Monate oder {workingDays} Arbeitstage im Jahr begrenzt und nicht berufsmäßig; Lohnsteuer fällt an',
    en: 'if limited in advance to {months} months or {workingDays} working days a year and not done for a living; wage tax is due',
    law: ['§ 8 (1) no. 2 SGB IV', '§§ 39b, 40a EStG'],
  },
  seasonalInsurance: { de: 'teilweise, befristet', en: 'partial, temporary' },
  seasonalInsuranceIf: {
    de: 'je nach Rechtsgrundlage; die kontingentierte Beschäftigung ist voll versicherungs\u00adpflichtig',
    en: 'depending on the legal basis; quota-based employment is fully insured',
    law: ['§ 15d BeschV'],
  },
  regularInsurance: {
    de: 'voll: Kranken, Renten, Arbeitslosen, Pflege',
    en: 'full: health, pension, unemployment, care',
  },

  less: { de: 'Weniger als regulär', en: 'Less than regular' },
  lessMonth: { de: 'im Monat, mit weniger Stunden', en: 'in a month, with fewer hours' },
  lessHour: { de: 'in der Stunde, zum Mindestlohn', en: 'in an hour, at the minimum wage' },
  lessEqual: { de: 'in der Stunde, bei gleichem Lohn', en: 'in an hour, at equal pay' },

  basis: { de: 'Annahmen', en: 'Assumptions' },
  promise: {
    de: '„{holidaySaving}“ und „{seasonalSaving}“ sind Richtwerte, keine Zusage.',
    en: '“{holidaySaving}” and “{seasonalSaving}” are approximate, not a promise.',
  },
  assumeWage: {
    de: 'Ferienjob und Saisonarbeit: gesetzlicher Mindestlohn von {minimum} (ab {from}). Gilt ein Tarif oder ein Branchenlohn, zählt dieser.',
    en: 'Holiday job and seasonal work: the legal minimum wage of {minimum} (from {from}). If a collective or sector wage applies, that one counts.',
    law: ['§§ 1, 2 MiLoG', 'arbeitsagentur.de, Ferienbeschäftigung'],
  },
  assumeContribution: {
    de: 'Sozialbeiträge des Arbeitgebers: rund {contribution}\u00a0% auf den Lohn. Der Ferienjob hat keine.',
    en: 'The employer’s social contributions: about {contribution}% on top of the wage. The holiday job has none.',
    law: ['§ 8 (1) no. 2 SGB IV'],
  },
  assumeWeek: {
    de: '{holiday} im Monat sind rund {weekHours} Wochenstunden. Wer Vollzeit arbeitet ({week} Stunden), bekommt {fullMonth} brutto: So rechnen auch Angebote und Verträge.',
    en: '{holiday} a month is about {weekHours} hours a week. Somebody working full-time ({week} hours) gets {fullMonth} gross: offers and contracts count the same way.',
  },
  assumeTax: {
    de: 'Die Lohnsteuer zahlen die Studierenden von ihrem Lohn. Eine Pauschale von {flat}\u00a0% ist nur bei höchstens {flatDays} zusammenhängenden Arbeitstagen möglich (§ 40a Abs. 1 EStG).',
    en: 'Students pay the wage tax from their wage. A flat rate of {flat}% is only possible for at most {flatDays} working days in a row (§ 40a (1) EStG).',
    law: ['§§ 39b, 40a EStG'],
  },
  assumeOwn: {
    de: 'Reise, Unterkunft und unser Honorar sind nicht enthalten.',
    en: 'Travel, housing and our fee are not included.',
  },
  earnings: { de: 'Was Studierenden davon bleibt', en: 'How much of it students keep' },
  request: { de: 'Kostenkalkulation anfragen', en: 'Request a cost calculation' },
  requestHint: {
    de: 'Ihre Zahlen rechnen wir gern mit Ihnen durch.',
    en: 'We are glad to go through your own figures with you.',
  },
} satisfies Texts;
