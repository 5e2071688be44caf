import type { Texts } from '#src/i18n/text.ts';

/** What Ethiopian papers mean for work at an airport (§ 7 LuftSiG; the embassy's notice on legalisation). */
export const airsideText = {
  ask: { de: 'Gelten äthiopische Papiere am Flughafen?', en: 'Do Ethiopian papers count at an airport?' },
  rule: {
    de: 'Äthiopische Papiere werden von Deutschland nicht legalisiert, seit dem 31. März 2014. Für die Bewerbung und für Arbeit auf der Landseite brauchen Sie das nicht. Im Sicherheitsbereich eines Flughafens (airside) prüft eine Behörde jede Person und verlangt dafür ein Führungszeugnis im Original mit Apostille oder Legalisation. Ob Äthiopien Apostillen ausstellt, wissen wir nicht. Solche Plätze bieten wir deshalb nur an, wenn die Behörde vorher zugesagt hat. Zahlen Sie niemandem, der Ihnen eine Legalisation verspricht.',
    en: 'Germany does not legalise Ethiopian papers, and has not since 31 March 2014. You do not need that to apply or to work landside. In the security area of an airport (airside) an authority checks each person, and asks for a police clearance in the original with an apostille or legalisation. Whether Ethiopia issues apostilles, we do not know. We therefore offer such places only where the authority has agreed before. Pay nobody who promises you a legalisation.',
    law: ['§ 7 LuftSiG', 'zuep.gov.de', 'addis-abeba.diplo.de'],
  },
  askEmployer: {
    de: 'Können Studierende aus Äthiopien im Sicherheitsbereich arbeiten?',
    en: 'Can students from Ethiopia work airside?',
  },
  ruleEmployer: {
    de: 'Nur, wenn Ihre Luftsicherheitsbehörde vorher zusagt. Wer in den letzten fünf Jahren sechs Monate oder länger in einem anderen Staat war, braucht für die Überprüfung dessen Führungszeugnis im Original, mit Apostille oder Legalisation und Übersetzung. Deutschland legalisiert aber seit dem 31. März 2014 keine äthiopischen Papiere; ob Äthiopien Apostillen ausstellt, ist nicht geklärt. Fragen Sie die Behörde, und tragen Sie ihre Antwort mit dem Tag beim Bedarf ein: Ohne Zusage schlagen wir für den Sicherheitsbereich niemanden vor. Auf der Landseite braucht es das nicht.',
    en: 'Only if your security authority agrees before. Whoever was in another country for six months or more in the last five years needs its police clearance for the check: the original, with an apostille or legalisation and a translation. But Germany has not legalised Ethiopian papers since 31 March 2014; whether Ethiopia issues apostilles is not settled. Ask the authority, and enter its answer and the day with your requirement: without a yes we propose nobody for airside work. Landside work does not need it.',
    law: ['§ 7 LuftSiG', 'zuep.gov.de', 'addis-abeba.diplo.de'],
  },
} satisfies Texts;
