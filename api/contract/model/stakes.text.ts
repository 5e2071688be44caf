import type { Text } from '../languages.ts';

/** What becomes of a stake, and what its employer then reads: for applicants and operators alike. */
export const STAKE_SENTENCES = {
  offer_ends: {
    de: 'Das Angebot von {company} für {days} endet. Der Platz geht an jemand anderen.',
    en: 'The offer from {company} for {days} ends. The place goes to somebody else.',
  },
  place_ends: {
    de: 'Der zugesagte Platz bei {company} für {days} endet. Er geht an jemand anderen.',
    en: 'The confirmed place at {company} for {days} ends. It goes to somebody else.',
  },
  contract_ends: {
    de: 'Der Vertrag {contract} mit {company} wird zurückgezogen, da ihn nicht beide Seiten unterschrieben haben. Der Platz für {days} endet.',
    en: 'The contract {contract} with {company} is cancelled, as not both sides have signed it. The place for {days} ends.',
  },
  place_rests: {
    de: 'Der zugesagte Platz bei {company} für {days} bleibt. Einen Vertrag gibt es erst, wenn wieder eingewilligt wurde.',
    en: 'The confirmed place at {company} for {days} stays. There is a contract only once consent is given again.',
  },
  contract_rests: {
    de: 'Der Vertrag {contract} mit {company} ruht: Unterschreiben lässt er sich erst, wenn wieder eingewilligt wurde.',
    en: 'The contract {contract} with {company} rests: it can be signed only once consent is given again.',
  },
  signed_stays: {
    de: 'Der Vertrag {contract} mit {company} für {days} endet damit nicht: Beide Seiten haben ihn unterschrieben. Nur diese beiden können ihn beenden, auf Papier.',
    en: 'The contract {contract} with {company} for {days} does not end with it: both sides have signed it. Only they can end it, on paper.',
  },
  signed_blocks: {
    de: 'Beide Seiten haben den Vertrag {contract} mit {company} für {days} unterschrieben. Bis er endet, können wir nicht löschen.',
    en: 'Both sides have signed the contract {contract} with {company} for {days}. Until it ends, we cannot delete.',
  },
  reads_number: {
    de: '{company} liest sofort weder Namen noch E-Mail-Adresse.',
    en: '{company} at once reads neither name nor e-mail address.',
  },
  reads_name: {
    de: '{company} liest weiter den Namen und den Vertrag, da sie ihn für die Arbeit braucht, aber nicht mehr die E-Mail-Adresse.',
    en: '{company} still reads the name and the contract, which it needs for the work, but no longer the e-mail address.',
  },
  left: {
    de: '{company} erfährt, dass die Bewerbung beendet ist.',
    en: '{company} learns that the application has ended.',
  },
} satisfies Record<string, Text>;

export type StakeTexts = Readonly<Record<keyof typeof STAKE_SENTENCES, string>>;
