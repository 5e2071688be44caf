import { DOCUMENT_TYPES } from '../model/document.ts';

/** How a value of the settings is typed. `blank…`: may be left empty; `text`: in each language. */
export type PlainKind =
  | 'line'
  | 'blankLine'
  | 'text'
  | 'email'
  | 'url'
  | 'blankUrl'
  | 'whole'
  | 'number'
  | 'day'
  | 'blankDay'
  | 'yes'
  | 'lang'
  | 'payer'
  | 'lines'
  | 'range';

/** Columns of the kinds that are tables. `text` alone stands for one in each language; `de` and `en` for two columns. */
export const ROWS = {
  minimumWages: { from: 'day', euro: 'number' },
  wages: { from: 'day', until: 'blankDay', euro: 'number' },
  sendBack: { key: 'line', documents: 'documents', text: 'text' },
  reject: { key: 'line', text: 'text' },
  checks: { id: 'line', de: 'line', en: 'line' },
  quotes: { name: 'line', university: 'line', year: 'whole', quote: 'text' },
} as const satisfies Record<string, Readonly<Record<string, PlainKind | 'documents'>>>;
export type RowKind = keyof typeof ROWS;
export type FieldKind = PlainKind | RowKind;
export const isRowKind = (kind: FieldKind): kind is RowKind => kind in ROWS;

const checks = Object.fromEntries(
  [...DOCUMENT_TYPES, 'identity_card'].map((type) => [`documentChecks.${type}`, 'checks']),
) as Record<`documentChecks.${(typeof DOCUMENT_TYPES)[number] | 'identity_card'}`, 'checks'>;

/** What an operator sets in the browser, by group and field, in the order of the page. The names are paths in the values. */
export const SETTINGS = {
  brand: { 'brand.name': 'line', 'brand.claim': 'text' },
  legal: {
    'legal.entity': 'line',
    'legal.street': 'line',
    'legal.city': 'line',
    'legal.country': 'text',
    'legal.representative': 'line',
    'legal.contentResponsible': 'line',
    'legal.register': 'blankLine',
    'legal.vatId': 'blankLine',
  },
  contact: {
    'contact.email': 'email',
    'contact.supportEmail': 'email',
    'contact.privacyEmail': 'email',
    'contact.fraudEmail': 'email',
    'contact.senderEmail': 'email',
    'contact.phoneGermany': 'line',
    'contact.phoneEthiopia': 'line',
    'contact.whatsapp': 'line',
    'contact.replyWithinHours': 'whole',
  },
  operator: {
    'operator.email': 'email',
    'operator.lang': 'lang',
    'operator.news.applications': 'yes',
    'operator.news.partners': 'yes',
    'operator.news.employers': 'yes',
    'operator.digest': 'yes',
  },
  privacy: {
    'privacy.lastChanged': 'day',
    'privacy.officer': 'blankLine',
    'privacy.hosting': 'line',
    'privacy.mailProvider': 'line',
    'privacy.authority.name': 'line',
    'privacy.authority.url': 'url',
    'offline.keptDays': 'whole',
  },
  partners: {
    'partnerNetwork.name': 'line',
    'partnerNetwork.registrationUrl': 'url',
    'partnerNetwork.embeddedFormUrl': 'blankUrl',
    partnerUniversities: 'lines',
  },
  originals: { 'originals.addressLines': 'lines', 'originals.postWithinDays': 'whole' },
  reasons: { 'reasons.sendBack': 'sendBack', 'reasons.reject': 'reject' },
  checks,
  wages: {
    'earnings.checkedOn': 'day',
    'earnings.wages.minimum': 'minimumWages',
    'earnings.wages.cleaning': 'wages',
    'earnings.fullTimeWeekHours': 'number',
    'earnings.employerContributionPercent': 'number',
    'earnings.insuranceFree.months': 'whole',
    'earnings.insuranceFree.workingDays': 'whole',
    'earnings.tax.byTable.freeEuro': 'number',
    'earnings.tax.byTable.percentAbove': 'number',
    'earnings.tax.flatPercent': 'number',
    'earnings.month.hours': 'range',
    'earnings.month.healthInsuranceEuro': 'range',
    'earnings.month.roomEuro': 'range',
    'earnings.month.livingEuro': 'range',
  },
  ages: { 'programme.minAge': 'whole', 'programme.maxAge': 'whole' },
  costs: {
    'programme.costs.studentFeeEuro': 'number',
    'programme.costs.paidBy.visa': 'payer',
    'programme.costs.paidBy.flight': 'payer',
    'programme.costs.paidBy.insurance': 'payer',
    'programme.costs.paidBy.securityCheck': 'payer',
    'programme.costs.paidBy.room': 'payer',
    'programme.costs.placementMonthlyEuro.holiday': 'number',
    'programme.costs.placementMonthlyEuro.seasonal': 'number',
    'programme.costs.placementMonthlyEuro.regular': 'number',
    'programme.costs.statedSaving.holiday': 'text',
    'programme.costs.statedSaving.seasonal': 'text',
  },
  matchingAndContracts: {
    'matching.employerAnswerDays': 'whole',
    'matching.candidateAnswerDays': 'whole',
    'matching.quietDays': 'lines',
    'contracts.readByCounselOn': 'blankDay',
    'contracts.costsEuro.exam': 'range',
    'contracts.costsEuro.postage': 'range',
    'contracts.costsEuro.embassy': 'range',
    'contracts.costsEuro.visa': 'range',
    'contracts.costsEuro.flight': 'range',
    'contracts.costsEuro.securityCheck': 'range',
  },
  retention: {
    'retention.endedDays': 'whole',
    'retention.completedDays': 'whole',
    'retention.passportDays': 'whole',
    'retention.unfinishedDays': 'whole',
    'retention.partnersDays': 'whole',
    'retention.mailsDays': 'whole',
    'retention.eventsDays': 'whole',
    'retention.viewsDays': 'whole',
    'retention.backupsDays': 'whole',
    'retention.orphansDays': 'whole',
    'retention.contractsKeptYears': 'whole',
  },
  testimonials: { testimonials: 'quotes' },
} as const satisfies Record<string, Readonly<Record<string, FieldKind>>>;

export type SettingsGroup = keyof typeof SETTINGS;
export type SettingsField = { [Group in SettingsGroup]: keyof (typeof SETTINGS)[Group] }[SettingsGroup];
export const SETTINGS_FIELDS = Object.values(SETTINGS).flatMap((group) => Object.keys(group)) as SettingsField[];
export const isSettingsField = (name: string): name is SettingsField =>
  (SETTINGS_FIELDS as readonly string[]).includes(name);
