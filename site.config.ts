/**
 * The values that settings begin with. Operators never edit this file: they set theirs in the admin area, and those are
 * kept in the data folder (docs/decisions/101). A change here goes into api/config/shipped-values.json, too.
 *
 * PLACEHOLDER marks every value that has to be replaced before the product goes public.
 */
export const site = {
  brand: {
    name: 'Werksommer', // working name; do a trademark search before using it
    claim: {
      de: 'Bezahlte Ferienarbeit in Deutschland, organisiert mit Partnerhochschulen in Äthiopien.',
      en: 'Paid vacation work in Germany, organised with partner universities in Ethiopia.',
    },
  },

  // Who is legally responsible. Shown in the imprint, the privacy notice and every mail.
  legal: {
    entity: 'Musterträger gGmbH', // PLACEHOLDER
    street: 'Musterstraße 1', // PLACEHOLDER
    city: '00000 Musterstadt', // PLACEHOLDER
    country: { de: 'Deutschland', en: 'Germany' },
    representative: 'Vorname Nachname', // PLACEHOLDER
    contentResponsible: 'Vorname Nachname', // PLACEHOLDER
    register: 'Amtsgericht Musterstadt, HRB 00000', // PLACEHOLDER; empty if there is none
    vatId: '', // PLACEHOLDER; empty if there is none
  },

  contact: {
    email: 'kontakt@example.org', // PLACEHOLDER
    supportEmail: 'support@example.org', // PLACEHOLDER
    privacyEmail: 'datenschutz@example.org', // PLACEHOLDER
    fraudEmail: 'sicher@example.org', // PLACEHOLDER: where people report false offers in your name
    senderEmail: 'no-reply@example.org', // PLACEHOLDER: the From address of every mail
    phoneGermany: '+49 000 0000000', // PLACEHOLDER
    phoneEthiopia: '+251 00 000 0000', // PLACEHOLDER
    whatsapp: '490000000000', // PLACEHOLDER: digits only, with country code
    replyWithinHours: 24,
  },

  // Who runs the server. Gets a mail when something needs a person: a full disk, an unusual rush, a new partner.
  operator: {
    email: 'betrieb@example.org', // PLACEHOLDER: a mailbox that somebody reads every day
    lang: 'de', // 'de' or 'en'
    // Which news are mailed there: counts, in one mail an hour at most.
    news: { applications: true, partners: true, employers: true },
    // One mail in the morning with what waits, as counts; none if nothing waits.
    digest: true,
  },

  // What the privacy notice names. Let a lawyer read that page before you publish it.
  privacy: {
    lastChanged: '2026-11-23',
    officer: '', // PLACEHOLDER: name and address of the data protection officer; empty if you have none
    hosting: 'Musterhoster GmbH, Deutschland', // PLACEHOLDER: who runs the server
    mailProvider: 'Mustermail GmbH, Deutschland', // PLACEHOLDER: who delivers the mails
    authority: {
      name: 'Landesbeauftragte für den Datenschutz Musterland', // PLACEHOLDER: of the state you are seated in
      url: 'https://authority.example.org', // PLACEHOLDER
    },
  },

  // For how many days a browser keeps pages of one application readable without internet, where their owner asks for it.
  // 0 switches it off: browsers that have kept some forget them at their next visit.
  offline: { keptDays: 14 },

  // Where applicants register with the partner network before they apply here.
  partnerNetwork: {
    name: 'Hub4Africa',
    registrationUrl: 'https://partner-network.example.org/register', // PLACEHOLDER
    // The same registration as a page to embed in /join. Empty: no embedded form.
    embeddedFormUrl: 'https://partner-network.example.org/embedded-form', // PLACEHOLDER
  },

  // Partner universities that have agreed to be named on the public pages, such as 'Muster University, Addis Ababa'.
  partnerUniversities: [],

  // What the review desk offers as reasons. Applicants read the sentence in their language, in the mail and on their page.
  // `key` stands in the history: letters and hyphens, never changed. `documents`: for which it is offered; empty: all.
  reasons: {
    sendBack: [
      {
        key: 'unreadable',
        documents: [],
        text: {
          de: 'Wir können die Datei nicht gut lesen. Bitte fotografieren oder scannen Sie sie noch einmal, scharf und bei gutem Licht.',
          en: 'We cannot read the file well. Please photograph or scan it again, sharp and in good light.',
        },
      },
      {
        key: 'incomplete',
        documents: [],
        text: {
          de: 'Es fehlt etwas: Bitte senden Sie alle Seiten, ganz und ohne abgeschnittene Ränder.',
          en: 'Something is missing: please send all pages, whole and without edges cut off.',
        },
      },
      {
        key: 'wrong-document',
        documents: [],
        text: {
          de: 'Das ist eine andere Unterlage als die, die wir hier brauchen.',
          en: 'This is another document than the one that we need here.',
        },
      },
      {
        key: 'name-differs',
        documents: [],
        text: {
          de: 'Der Name in der Unterlage ist ein anderer als in Ihrer Bewerbung und im Pass.',
          en: 'The name in the document is not the one in your application and your passport.',
        },
      },
      {
        key: 'level-too-low',
        documents: ['a2'],
        text: {
          de: 'Das Zertifikat zeigt nicht das Niveau A2 oder höher.',
          en: 'The certificate does not show level A2 or higher.',
        },
      },
      {
        key: 'expires-too-early',
        documents: ['passport'],
        text: {
          de: 'Der Reisepass gilt nach dem letzten Arbeitstag nicht lange genug. Bitte senden Sie uns den neuen.',
          en: 'The passport is not valid for long enough after the last day of work. Please send us the new one.',
        },
      },
      {
        key: 'signature-missing',
        documents: ['enrolment'],
        text: {
          de: 'Es fehlt die Unterschrift oder der Stempel der Hochschule.',
          en: 'The signature or the stamp of the university is missing.',
        },
      },
    ],
    reject: [
      {
        key: 'not-enrolled',
        text: {
          de: 'Sie müssen an einer Hochschule eingeschrieben sein, um teilnehmen zu können.',
          en: 'You have to be enrolled at a university to take part.',
        },
      },
      {
        key: 'places-taken',
        text: {
          de: 'Für diesen Sommer sind alle Plätze vergeben.',
          en: 'All places for this summer are taken.',
        },
      },
      {
        key: 'requirements',
        text: {
          de: 'Die Voraussetzungen des Programms sind nicht erfüllt.',
          en: 'The requirements of the programme are not met.',
        },
      },
    ],
  },

  // Where applicants post the signed originals; printed line by line.
  originals: {
    addressLines: ['International Office', 'Muster University', 'P.O. Box 0000', 'Addis Ababa, Ethiopia'], // PLACEHOLDER
    postWithinDays: 10, // PLACEHOLDER
  },

  // What somebody who reviews an application looks for in each document, ticked on the review desk while reading. An id
  // is kept with each tick: another question needs another id. A point that is not ticked stops no approval.
  documentChecks: {
    hub4africa: [
      { id: 'name', de: 'Name wie in der Bewerbung', en: 'Name as in the application' },
      { id: 'issuer', de: 'Vom Partnernetz ausgestellt', en: 'Issued by the partner network' },
      { id: 'date', de: 'Datum aus dieser Saison', en: 'Dated within this season' },
    ],
    a2: [
      { id: 'name', de: 'Name wie im Ausweis oder Reisepass', en: 'Name as in the ID or passport' },
      { id: 'level', de: 'Niveau A2 oder höher, bestanden', en: 'Level A2 or higher, passed' },
      { id: 'provider', de: 'Anerkannter Prüfungsanbieter', en: 'Recognised exam provider' },
      { id: 'date', de: 'Prüfungsdatum lesbar', en: 'Date of the exam legible' },
    ],
    cv: [
      { id: 'name', de: 'Name wie in der Bewerbung', en: 'Name as in the application' },
      { id: 'complete', de: 'Ausbildung bis heute, ohne Lücken', en: 'Education up to today, without gaps' },
    ],
    passport: [
      { id: 'name', de: 'Name wie in der Bewerbung', en: 'Name as in the application' },
      { id: 'legible', de: 'Foto, Nummer und Daten lesbar', en: 'Photo, number and dates legible' },
      {
        id: 'valid',
        de: 'Nach dem letzten Arbeitstag lange genug gültig',
        en: 'Valid for long enough after the last day of work',
      },
    ],
    // Of a card in the place of a passport that follows.
    identity_card: [
      { id: 'name', de: 'Name wie in der Bewerbung', en: 'Name as in the application' },
      { id: 'sides', de: 'Vorder- und Rückseite lesbar', en: 'Front and back legible' },
      { id: 'valid-today', de: 'Heute gültig', en: 'Valid today' },
    ],
    enrolment: [
      { id: 'name', de: 'Name wie im Ausweis oder Reisepass', en: 'Name as in the ID or passport' },
      { id: 'university', de: 'Unterschrift und Stempel der Hochschule', en: 'Signature and stamp of the university' },
      { id: 'student', de: 'Unterschrift der Person selbst', en: 'Signature of the person' },
      { id: 'period', de: 'Immatrikuliert bis nach dem Programm', en: 'Enrolled beyond the programme' },
    ],
    other: [],
  },

  programme: {
    season: { de: 'Sommer 2026', en: 'summer 2026' },
    durationMonths: 3,
    // What the law sets: the longest stay within twelve months.
    maxDays: 90,
    // The age until which students may come.
    maxAge: 35,
    // The youngest who may come. German law keeps people under 18 from nights, from most weekends and from heavy loads,
    // and their contract needs the parents' signature.
    minAge: 18,
    // The shortest placement that is worth flight and visa, and how long a passport has to be valid after its end.
    minDays: 28,
    passportMonths: 3,
    // ISO dates. The closing date is the last day on which people can apply; empty: they always can, and after the
    // last day of the season for the next one. What each means today, the pages say by themselves.
    startsOn: '2026-07-01', // PLACEHOLDER
    endsOn: '2026-09-28', // PLACEHOLDER: at most 90 days after the start
    applicationsCloseOn: '',
    level: { minimum: 'A2', preparation: 'A1', advancedFrom: 'B1', supportedUpTo: 'B2' },
    costs: {
      studentFeeEuro: 0,
      // PLACEHOLDER: who pays what besides the fee: 'student' or 'employer'.
      paidBy: { visa: 'student', flight: 'student', insurance: 'student', securityCheck: 'employer', room: 'student' },
      placementMonthlyEuro: { holiday: 2000, seasonal: 2800, regular: 3600 },
      // What employers save against a regular job, in your words. The page prints the condition and the calculated
      // figure beside it: for the holiday job a worked hour at the minimum wage, for seasonal work a month.
      statedSaving: {
        holiday: { de: 'rund 35 %', en: 'about 35%' },
        seasonal: { de: 'rund 20–25 %', en: 'about 20–25%' },
      },
    },
    // How long each employment model may last; a holiday job never exceeds 90 days in twelve months.
    maxMonths: { holiday: 3, seasonal: 8 },
    // Weeks from the release of a profile to the first day of work of an applicant who has all documents already.
    startAfterReleaseWeeks: { from: 2, to: 4 },
    // How long the airport's security check takes at most.
    securityCheckWeeks: 6,
    // ISO date until which the A2 certificate may follow step 2, if the applicant chooses so. Empty: due with step 2.
    a2FollowsUntil: '',
    // ISO date until which the passport may follow an identity card, if the applicant chooses so in step 2. Empty: an
    // identity card settles step 2 as a passport does, and no passport is asked for.
    passportFollowsUntil: '',
    // 'manual': the operator approves step 1 before the documents are asked for. 'automatic': at once.
    step1Approval: 'manual',
    // The season's campaign, a parameter in the addresses of the posters' QR codes. Letters, digits, - and _ only.
    campaign: 'mu2026',
  },

  // How long somebody has to answer a proposal, in whole days after the one on which it came. What nobody answered
  // expires, and the next one on the waiting list moves up: never from Friday to Sunday, nor on the quiet days, such as
  // public holidays and announced outages ('2027-12-24').
  matching: { employerAnswerDays: 7, candidateAnswerDays: 5, quietDays: [] },

  // The one table of hours, wages, contributions and taxes. "What you earn" and the employers' costs are counted from it;
  // no other place names such a figure. Compare it with the law and with payslips before each season.
  earnings: {
    checkedOn: '2026-11-21', // PLACEHOLDER: when you last did that; printed on the page
    // Euros an hour. The pages print the wage of the day on which the season starts.
    wages: {
      minimum: [
        { from: '2026-01-01', euro: 13.9 },
        { from: '2027-01-01', euro: 14.6 },
      ],
      // Minimum of the building cleaning trade, which can apply to cabins. Without a rate: the legal minimum.
      cleaning: [{ from: '2026-01-01', until: '2026-12-31', euro: 15 }],
    },
    // A full-time job's week; a month has 52 / 12 of it.
    fullTimeWeekHours: 40,
    // PLACEHOLDER: what employers pay on top of a wage that is subject to social insurance.
    employerContributionPercent: 21,
    // A job is free of social insurance if it is limited to one of these from the start.
    insuranceFree: { months: 3, workingDays: 70 },
    tax: {
      // PLACEHOLDER: wage tax by the tables, as a rule that comes close to them: so many percent of a month's wage above
      // an amount. Counted from the tariff of 2026, tax class I, without social insurance.
      byTable: { freeEuro: 1230, percentAbove: 24 },
      // The flat rate of § 40a (1) EStG: only for at most 18 working days in a row.
      flatPercent: 25,
    },
    // PLACEHOLDER: one month, each value as the lowest and the highest that is likely.
    month: {
      hours: { from: 130, to: 160 },
      healthInsuranceEuro: { from: 35, to: 60 },
      roomEuro: { from: 350, to: 450 },
      livingEuro: { from: 250, to: 350 },
    },
  },

  // What contracts name besides the terms of each.
  contracts: {
    // PLACEHOLDER: the state of the sentences about law (/admin/law names it) that a lawyer has read with the template
    // (api/papers/contract.text.ts), as an ISO date. Empty or older: each page of a contract says that it is a template.
    readByCounselOn: '',
    // PLACEHOLDER: what the cost sheet names, in euros, once: the lowest and the highest that is likely. Insurance and
    // rent come from `earnings.month`, who pays from `programme.costs.paidBy`.
    costsEuro: {
      ...{ visa: { from: 75, to: 90 }, flight: { from: 700, to: 1100 }, securityCheck: { from: 30, to: 60 } },
      // What comes before: the exam in German, papers by post, the journey to the embassy. Students pay these.
      ...{ exam: { from: 90, to: 160 }, postage: { from: 20, to: 60 }, embassy: { from: 10, to: 80 } },
    },
  },

  // How long what is kept. A daily job deletes what is over; the privacy notice prints these figures. Of an application the
  // person is told by mail 14 days before. Have counsel check them.
  retention: {
    // The whole application, after it was rejected or withdrawn: as long as claims under the German Equal Treatment Act may come.
    endedDays: 180,
    // After the season that somebody complete waits for, or their last contract.
    completedDays: 180,
    // Scans of IDs and passports go earlier: so long after the same day.
    passportDays: 30,
    // An application that nobody has done anything with.
    unfinishedDays: 365,
    // How long after the season partners see the people of it. Their counts stay.
    partnersDays: 30,
    // Mails that were sent, and events of accounts.
    mailsDays: 365,
    eventsDays: 1095,
    // Who looked at which data and when.
    viewsDays: 365,
    // Copies of the database that the server makes before it changes its tables.
    backupsDays: 30,
    // Files that no application names, for instance after an older database was restored.
    orphansDays: 30,
    // PLACEHOLDER: years for which a concluded contract is kept after the year in which it ended (German tax and
    // commercial law); have counsel check it.
    contractsKeptYears: 6,
  },

  // What people who took part say on the students' page: real quotes of people who agreed in writing. Without any, the
  // page says that this is the first season. { name: 'First name L.', university: '…', year: 2026, quote: { de, en } }
  testimonials: [],
} as const;
