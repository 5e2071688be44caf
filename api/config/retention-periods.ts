import * as z from 'zod';
import { HOLD_DAYS, RETENTION_NOTICE_DAYS } from '#contract/limits.ts';

// A slip such as 0 or 1 would delete everything at once.
const MOST_DAYS = 36_500;
const days = z.int().min(RETENTION_NOTICE_DAYS, 'settings_notice').max(MOST_DAYS);

// Nobody does anything with an application that is on hold: a deletion must not be announced meanwhile.
const [, , LONGEST_HOLD_DAYS] = HOLD_DAYS;
const unfinishedDays = z
  .int()
  .min(LONGEST_HOLD_DAYS + RETENTION_NOTICE_DAYS, 'settings_hold')
  .max(MOST_DAYS);

// Claims for wages end three years after the year (§§ 195, 199 BGB), and the contract is what proves them; working hours
// are kept for two (§ 17 MiLoG). Whether more is due, as for taxes, is for counsel to say.
const contractsKeptYears = z.int().min(3, 'settings_contracts').max(30);

/** The periods of the settings. */
export const retention = z
  .strictObject({
    endedDays: days,
    completedDays: days,
    passportDays: days,
    unfinishedDays,
    partnersDays: days,
    mailsDays: days,
    eventsDays: days,
    viewsDays: days,
    backupsDays: days,
    orphansDays: days,
    contractsKeptYears,
  })
  .refine(({ passportDays, endedDays, completedDays }) => passportDays <= Math.min(endedDays, completedDays), {
    path: ['passportDays'],
    message: 'settings_passport',
  });
