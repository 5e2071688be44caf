import { type PasswordProfile, passwordFaults } from '#contract/accounts/password.ts';
import { fill } from '#contract/fill.ts';
import { MAX_PASSWORD_CHARACTERS } from '#contract/limits.ts';

type RuleTexts = Record<'length' | 'uppercase' | 'lowercase' | 'number' | 'special' | 'common', string>;

/** The rules as a list: both limits of the length in one line, the rule on common passwords only where it matters. */
export function rulesOf(typed: string, profile: PasswordProfile, t: RuleTexts) {
  const faults = passwordFaults(typed, profile).map(({ code }) => code);
  const rule = (label: string, ...codes: typeof faults) => ({
    label,
    kept: typed !== '' && !codes.some((code) => faults.includes(code)),
  });
  // An empty password's first fault is its length, which holds the minimum.
  const { min = 0 } = passwordFaults('', profile)[0]?.params ?? {};
  const length = fill(t.length, { min, max: MAX_PASSWORD_CHARACTERS });
  return [
    rule(length, 'password_too_short', 'password_too_long'),
    rule(t.uppercase, 'password_no_uppercase'),
    rule(t.lowercase, 'password_no_lowercase'),
    rule(t.number, 'password_no_number'),
    ...(profile === 'sign-up' ? [] : [rule(t.special, 'password_no_special')]),
    ...(faults.includes('password_common') ? [rule(t.common, 'password_common')] : []),
  ];
}
