import type { Lang } from '#contract/languages.ts';

/** Invented facts for every parameter that a template knows. */
export const PREVIEW_PARAMS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  de: params('Die zweite Seite fehlt.', 'Beispiel-Hochschule', 'Sommer 2027'),
  en: params('The second page is missing.', 'Example University', 'summer 2027'),
};

/** For 'correction-answered': in other templates the parameter `answer` is a day. */
export const PREVIEW_ANSWER: Readonly<Record<Lang, { answer: string }>> = {
  de: { answer: 'Ihr Name steht jetzt so da wie in Ihrem Reisepass.' },
  en: { answer: 'Your name now reads as in your passport.' },
};

function params(reason: string, organization: string, season: string) {
  return {
    document: 'cv',
    originals: 'a2',
    reason,
    organization,
    season,
    candidate: 'Selam Tesfaye',
    contract: 'V-1A2B-3C4D',
    wage: '1460',
    inviter: 'leitung@example.org',
    email: 'kollegin@example.org',
    account: 'konto@example.org',
    role: 'student',
    free: '400',
    reserve: '1000',
    budget: '2000',
    documents: '2310',
    count: '3',
    step1: '4',
    step2: '7',
    days: '2',
    applications: '3',
    partners: '1',
    renamed: '1',
    employers: '2',
    work: 'baggage',
    site: 'Flughafen Musterstadt',
    from: '2027-07-01',
    until: '2027-09-28',
    answer: '2027-03-01',
    number: 'K-104233',
    waiting: '40',
    released: 'K-104233, K-104234',
    sent: 'V-1A2B-3C4D (K-104233)',
    why: 'declined',
    file: '4e1c7a90',
    signature: 'Win.Test.EICAR_HDB-1',
  };
}
