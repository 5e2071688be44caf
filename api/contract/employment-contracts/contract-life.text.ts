import type { Text } from '../languages.ts';
import type { ContractNote, EndGround } from './contract-life.ts';

export const MARK_NAMES = {
  paper: { de: 'Papier ausgetauscht', en: 'Paper exchanged' },
  zav: { de: 'Bestätigung der ZAV', en: 'Confirmation by the ZAV' },
  visa: { de: 'Visum', en: 'Visa' },
  airport: { de: 'Überprüfung am Flughafen', en: 'Airport check' },
  began: { de: 'Arbeit begonnen', en: 'Work begun' },
  absent: { de: 'Nicht zur Arbeit gekommen', en: 'Did not come to work' },
} as const satisfies Record<ContractNote, Text>;

export const GROUND_NAMES = {
  agreement: { de: 'Aufhebungsvertrag', en: 'termination agreement' },
  notice: { de: 'Kündigung mit der Frist des Vertrags', en: 'notice with the period of the contract' },
  cause: { de: 'Kündigung aus wichtigem Grund', en: 'notice for good cause' },
  permit: {
    de: 'Bestätigung, Visum oder Überprüfung endgültig abgelehnt',
    en: 'confirmation, visa or check refused for good',
  },
} as const satisfies Record<EndGround, Text>;
