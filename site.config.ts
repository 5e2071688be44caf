/**
 * The one file that an operator edits. Pure data, read by the website and by the server.
 * Checked at build and at start (api/config/site.ts); a mistake stops both with the name of the value.
 *
 * PLACEHOLDER marks every value that has to be replaced before the product goes public.
 */
export const site = {
  brand: {
    name: 'Werksommer', // working name; do a trademark search before using it
    claim: {
      de: 'Bezahlte Praxis in Deutschland, organisiert mit Partnerhochschulen in Äthiopien.',
      en: 'Paid work placements in Germany, organised with partner universities in Ethiopia.',
    },
  },

  // Who is responsible in law. Shown in the imprint, the privacy notice and every mail.
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
    senderEmail: 'no-reply@example.org', // PLACEHOLDER: the From address of every mail
    phoneGermany: '+49 000 0000000', // PLACEHOLDER
    phoneEthiopia: '+251 00 000 0000', // PLACEHOLDER
    whatsapp: '490000000000', // PLACEHOLDER: digits only, with country code
    replyWithinHours: 24,
  },

  // Where applicants register with the partner network before they apply here.
  partnerNetwork: {
    name: 'Hub4Africa',
    registrationUrl: 'https://partner-network.example.org/register', // PLACEHOLDER
    // The same registration as a page to embed in /join. Empty: no embedded form.
    embeddedFormUrl: 'https://partner-network.example.org/embedded-form', // PLACEHOLDER
  },

  // Where applicants post the signed originals; printed line by line.
  originals: {
    addressLines: ['International Office', 'Muster University', 'P.O. Box 0000', 'Addis Ababa, Ethiopia'], // PLACEHOLDER
    postWithinDays: 10, // PLACEHOLDER
  },

  programme: {
    season: { de: 'Sommer 2026', en: 'summer 2026' },
    durationMonths: 3,
    // ISO dates. The closing date ends new applications; empty: they stay open.
    startsOn: '2026-07-01', // PLACEHOLDER
    endsOn: '2026-09-28', // PLACEHOLDER: at most 90 days after the start
    applicationsCloseOn: '',
    level: { minimum: 'A2', preparation: 'A1', supportedUpTo: 'B2' },
    costs: { studentFeeEuro: 0, placementMonthlyEuro: { holiday: 2000, seasonal: 2800, regular: 3600 } },
    // Until which ISO date the A2 certificate may follow step 2, if the applicant chooses so. Empty: it is due with step 2.
    a2FollowsUntil: '',
    // 'manual': the operator approves step 1 before the documents are asked for. 'automatic': at once.
    step1Approval: 'manual',
    // Names the season's campaign in the addresses that the posters' QR codes lead to. Letters, digits, - and _ only.
    campaign: 'mu2026',
  },
} as const;
