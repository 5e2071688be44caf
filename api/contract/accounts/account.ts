import * as z from 'zod/mini';
import { email } from '../email.ts';
import { LANGUAGES } from '../languages.ts';
import { MAX_NAME_CHARACTERS, MAX_ORGANIZATION_CHARACTERS } from '../limits.ts';
import { ACTIONS } from '../model/action.ts';
import { DOCUMENT_TYPES, REVIEW_STATES } from '../model/document.ts';
import { STATUSES } from '../model/status.ts';
import { isName, optionalText, requiredText } from '../text-input.ts';
import { DESK_ROLES } from './desk-roles.ts';
import { usedPasskey } from './passkey.ts';
import { ROLES, SIGN_UP_ROLES } from './roles.ts';

/** A password is taken byte for byte, never trimmed. Its rules are in password.ts. */
export const password = z.string('credentials_required').check(z.minLength(1, 'credentials_required'));
const secret = z.string('link_ended').check(z.minLength(1, 'link_ended'), z.maxLength(200, 'link_ended'));
const mailLang = z.optional(z.enum(LANGUAGES, 'lang_invalid'));
const companyCheck = z.string().check(z.refine(isName, 'organization_invalid'));

const signUpFields = z.object({
  email,
  password,
  /** Only forms that the browser sends by itself have it: a page's script compares the two. */
  password_confirm: z.optional(z.string('input_invalid')),
  options: z.object(
    {
      data: z.object(
        {
          role: z.enum(SIGN_UP_ROLES, 'role_invalid'),
          /** The partner's id or an invite token; students need one of an active partner. */
          partner_id: z.optional(z.string('input_invalid').check(z.maxLength(MAX_NAME_CHARACTERS, 'input_too_long'))),
          /** For an employer, the name of the company. */
          first_name: z.pipe(optionalText(MAX_ORGANIZATION_CHARACTERS), companyCheck),
          /** The token of the candidate's own application; only candidates need it. */
          access_token: z.optional(z.string('token_missing')),
        },
        'role_invalid',
      ),
    },
    'role_invalid',
  ),
  lang: mailLang,
});
export const signUpInput = signUpFields.check(
  z.refine(({ password, password_confirm = password }) => password_confirm === password, {
    path: ['password_confirm'],
    error: 'passwords_differ',
  }),
);
export type SignUp = z.infer<typeof signUpInput>;

export const signInInput = z.object({
  email,
  password,
  /** Six digits of the authenticator app, or a recovery code. Only admins need it. */
  code: z.optional(z.string('second_factor_wrong').check(z.maxLength(40, 'second_factor_wrong'))),
  /** In place of the code. */
  passkey: z.optional(usedPasskey),
});
export type SignIn = z.infer<typeof signInInput>;
export const secondFactorSetupInput = z.object({ email, password });
export const emailInput = z.object({ email, lang: mailLang });
/** `role`: that of the sign-up to mail again, if the page knows it. */
export const resendConfirmationInput = z.object({
  ...emailInput.shape,
  role: z.optional(z.enum(SIGN_UP_ROLES, 'role_invalid')),
});
export const confirmEmailInput = z.object({ confirm: secret });
export const resetPasswordInput = z.object({ token: secret, password });
export const resetLinkInput = z.object({ token: secret });
export const changePasswordInput = z.object({ current_password: password, password });
/** `code`: six digits of the authenticator app, or one of the recovery codes. */
export const bothFactorsInput = z.object({
  password,
  code: z.string('fields_required').check(z.minLength(1, 'fields_required'), z.maxLength(40, 'second_factor_wrong')),
});
export const removePasskeyInput = z.object({ ...bothFactorsInput.shape, passkey_id: z.uuid('input_invalid') });
export const newRecoveryCodesReply = z.object({ success: z.literal(true), recovery_codes: z.array(z.string()) });
export const changeEmailInput = z.object({ email, password });
export const endSessionInput = z.object({ id: z.uuid('input_invalid') });
export const changeLangInput = z.object({ lang: z.enum(LANGUAGES, 'lang_invalid') });
const name = z.pipe(requiredText(MAX_NAME_CHARACTERS), z.string().check(z.refine(isName, 'name_invalid')));
export const changeNameInput = z.object({ first_name: name, last_name: name });
export const linkApplicationInput = z.object({ access_token: z.string('token_missing') });

export const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** As what they use the admins' area; null for everybody else. */
  desk_role: z.nullable(z.enum(DESK_ROLES)),
  lang: z.enum(LANGUAGES),
  /** For employers the company's name; '' if none was given. */
  first_name: z.string(),
  last_name: z.string(),
  /** The partner who invited a student. */
  partner_id: z.nullable(z.string()),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** `user`: null if this browser is signed out. */
export const sessionReply = z.object({ user: z.nullable(sessionUser) });
export const signInReply = z.object({
  success: z.literal(true),
  user: sessionUser,
  /** Shown once, right after the set-up of an authenticator app: each signs its owner in once without the app. */
  recovery_codes: z.optional(z.array(z.string())),
});
export const secondFactorSetupReply = z.object({
  success: z.literal(true),
  /** The app's secret, to type it in by hand. */
  secret: z.string(),
  /** otpauth://…, which opens an app on the same phone. */
  url: z.string(),
  /** The QR code as one SVG path, in a view box `size` modules wide and high, quiet zone included. */
  qr: z.object({ size: z.number(), path: z.string() }),
});
/** The address is told to the holder of the mailed token only, to prefill the sign-in form. */
export const ownerReply = z.object({ success: z.literal(true), email: z.string(), role: z.enum(ROLES) });
/** `password_token`: for the page that sets a password, if several sign-ups of the address chose different ones. */
export const confirmReply = z.object({ ...ownerReply.shape, password_token: z.optional(z.string()) });
export const roleReply = z.object({ user_id: z.string(), role: z.enum(ROLES) });

/** The caller's own sessions, the latest first. Times are ISO 8601 in UTC. */
export const sessionsReply = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** Browser and system in words, such as 'Chrome, Android'; '' where they are unknown. */
      device: z.string(),
      created_at: z.string(),
      last_seen_at: z.string(),
      is_current: z.boolean(),
    }),
  ),
});

/** The application of a student's account; null where none is linked. */
export const accountApplicationReply = z.object({
  application: z.nullable(
    z.object({
      id: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      status: z.enum(STATUSES),
      created_at: z.string(),
      /** `reason`: why the reviewer sent a document back. */
      documents: z.array(
        z.object({ type: z.enum(DOCUMENT_TYPES), review: z.enum(REVIEW_STATES), reason: z.nullable(z.string()) }),
      ),
      missing_documents: z.array(z.enum(DOCUMENT_TYPES)),
      /** Documents deferred to a later day, each with its last day as ISO date; they are missing too. */
      promised_documents: z.array(z.object({ type: z.enum(DOCUMENT_TYPES), due_on: z.string() })),
      on_hold: z.boolean(),
      needs_placement: z.boolean(),
      season_over: z.boolean(),
      obstacles: z.array(z.string()),
      originals_posted_at: z.nullable(z.string()),
      /** Until which ISO date they should be in the post; null where they are not asked for yet. */
      originals_due_on: z.nullable(z.string()),
      /** The ISO date on which this was answered, in Berlin. */
      today: z.string(),
      /** Why the application was rejected; null in every other status. */
      decision_reason: z.nullable(z.string()),
      /** What the student can do with the application now. */
      can: z.array(z.enum(ACTIONS)),
    }),
  ),
});
/** A fresh link to the student's own application. */
export const continueReply = z.object({ success: z.literal(true), access_token: z.string() });
