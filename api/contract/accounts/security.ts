import * as z from 'zod/mini';

/** What browsers may report too. */
const REPORTED_ACTIONS = [
  'login_rate_limited',
  'login_failed',
  'login_success',
  'signup_rate_limited',
  'signup_weak_password',
  'signup_failed',
  'signup_success',
  'logout',
] as const;
export const SECURITY_ACTIONS = [
  ...REPORTED_ACTIONS,
  'admin_access_changed',
  'second_factor_reset',
  'recovery_codes_replaced',
  'passkey_added',
  'passkey_removed',
  'upload_infected',
  'settings_changed',
] as const;
export type SecurityAction = (typeof SECURITY_ACTIONS)[number];

const count = z.optional(z.nullable(z.number('input_invalid')));

/** `_max_attempts` and `_window_minutes` are read and ignored: the server has limits of its own. */
export const rateLimitInput = z.object({
  _identifier: z.string('input_empty').check(z.minLength(1, 'input_empty'), z.maxLength(320, 'input_too_long')),
  _attempt_type: z.enum(['login', 'signup'], 'input_invalid'),
  _max_attempts: count,
  _window_minutes: count,
});

/**
 * `retry_after` in seconds. `rate_limited`: this address from this network; `network_limited`: the network as a
 * whole; `account_limited`: this address from many networks.
 */
export const rateLimitReply = z.object({
  allowed: z.boolean(),
  reason: z.nullable(z.enum(['rate_limited', 'network_limited', 'account_limited'])),
  retry_after: z.nullable(z.number()),
});

const shortText = z.optional(z.nullable(z.string('input_invalid').check(z.maxLength(200, 'input_too_long'))));

export const securityEventInput = z.object({
  _action: z.enum(REPORTED_ACTIONS, 'input_invalid'),
  _resource_type: shortText,
  _resource_id: shortText,
  _success: z.optional(z.nullable(z.boolean('input_invalid'))),
  _error_message: shortText,
  _metadata: z.optional(z.nullable(z.record(z.string(), z.unknown(), 'input_invalid'))),
});
