import { daysAfter } from '../days-after.ts';
import type { LawReference } from '../law-references.ts';
import type { RequirementFields } from './requirement-rules.ts';

/** What an employer sees to before work begins, and for the last of them soon after. */
export const DUTIES = [
  ...(['company-number', 'zav', 'airport', 'housing', 'health'] as const),
  ...(['working-time', 'night-work', 'wage-tax', 'insurance-notice'] as const),
] as const;
export type Duty = (typeof DUTIES)[number];

type Work = Pick<RequirementFields, 'model' | 'housing' | 'area'>;

interface DutyRule {
  /** So many days before the first day of work it should be done: what authorities take, and some room. Negative: after. */
  daysBefore: number;
  /** Where its sentences come from. */
  sources: readonly LawReference[];
  /** Missing: for all work. */
  appliesTo?: (work: Work) => boolean;
}

/**
 * The table of duties. All of it is to be read by counsel: `contracts.readByCounselOn` says when that was done. The days
 * are our planning but for the notice to the insurance, which is due six weeks after the first day at the latest.
 */
export const DUTY_RULES: Readonly<Record<Duty, DutyRule>> = {
  'company-number': { daysBefore: 120, sources: ['§ 18i SGB IV', 'arbeitsagentur.de, Betriebsnummern-Service'] },
  zav: {
    daysBefore: 110,
    sources: ['§ 14 (2) BeschV', '§ 4a (5) AufenthG', 'arbeitsagentur.de, Ferienbeschäftigung', 'service2.diplo.de'],
    appliesTo: ({ model }) => model !== 'seasonal',
  },
  airport: {
    daysBefore: 90,
    sources: ['§ 7 LuftSiG', 'zuep.gov.de', 'addis-abeba.diplo.de'],
    appliesTo: ({ area }) => area !== 'landside',
  },
  housing: {
    daysBefore: 60,
    sources: ['§ 107 (2) GewO', 'ASR A4.4'],
    appliesTo: ({ housing }) => housing === 'provided',
  },
  health: { daysBefore: 30, sources: ['§ 28a (9a) SGB IV', 'kbs.de, Minijob-Zentrale'], appliesTo: isShort },
  'working-time': { daysBefore: 14, sources: ['§§ 3, 4, 5, 6 (5), 11 ArbZG', '§ 17 MiLoG'] },
  'night-work': { daysBefore: 14, sources: ['§ 6 ArbZG'] },
  'wage-tax': { daysBefore: 14, sources: ['§§ 39b, 40a EStG', '§ 41a EStG'] },
  'insurance-notice': {
    daysBefore: -42,
    sources: ['§ 28a SGB IV', '§ 6 DEÜV', 'minijob-zentrale.de'],
    appliesTo: isShort,
  },
};

function isShort({ model }: Work): boolean {
  return model !== 'seasonal';
}

/** The duties of this work, the first due first. Pure. */
export function dutiesOf(work: Work): Duty[] {
  return DUTIES.filter((duty) => DUTY_RULES[duty].appliesTo?.(work) ?? true);
}

/** The ISO day by which a duty should be done; null before the first day of work is known. Pure. */
export function dueOn(duty: Duty, startsOn: string): string | null {
  return startsOn === '' ? null : daysAfter(startsOn, -DUTY_RULES[duty].daysBefore);
}
