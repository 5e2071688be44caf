import * as account from '../accounts/account.ts';
import { addPasskeyInput, newPasskeyOptionsReply, passkeyOptionsReply, passkeysReply } from '../accounts/passkey.ts';
import { neutralReply } from '../applications/applicant.ts';
import type { CallEntries } from '../call-entry.ts';

/** Calls about an account and its sessions. */
export const accountCalls = {
  signUp: {
    at: 'POST /api/auth/sign-up',
    summary: 'Asks for an account. The answer tells nobody whether there was one; a mail says how to go on.',
    input: account.signUpInput,
    reply: neutralReply,
  },
  confirmEmail: {
    at: 'POST /api/auth/confirm-email',
    summary: 'Confirms a new account, or a new address of an old one, by the mailed link.',
    input: account.confirmEmailInput,
    reply: account.confirmReply,
  },
  resendConfirmation: {
    at: 'POST /api/auth/resend-confirmation',
    summary: 'Mails the link of an unconfirmed sign-up again. The answer tells nothing.',
    input: account.resendConfirmationInput,
    reply: neutralReply,
  },
  signIn: {
    at: 'POST /api/auth/sign-in',
    summary: 'Starts a session with e-mail and password; admins show a code too.',
    input: account.signInInput,
    reply: account.signInReply,
  },
  passkeyOptions: {
    at: 'POST /api/auth/passkey-options',
    summary: 'What a browser has to sign with one of an admin’s passkeys, once and within five minutes.',
    input: account.secondFactorSetupInput,
    reply: passkeyOptionsReply,
  },
  listPasskeys: {
    at: 'GET /api/auth/passkeys',
    summary: 'The passkeys of the account.',
    reply: passkeysReply,
  },
  beginPasskey: {
    at: 'POST /api/auth/begin-passkey',
    summary: 'What a browser needs to make a passkey, within five minutes. Asks for password and code.',
    input: account.bothFactorsInput,
    reply: newPasskeyOptionsReply,
  },
  addPasskey: {
    at: 'POST /api/auth/add-passkey',
    summary: 'Adds the passkey that the browser has made, as a second factor beside the app.',
    input: addPasskeyInput,
    reply: passkeysReply,
  },
  removePasskey: {
    at: 'POST /api/auth/remove-passkey',
    summary: 'Removes a passkey. Asks for password and code.',
    input: account.removePasskeyInput,
    reply: passkeysReply,
  },
  secondFactorSetup: {
    at: 'POST /api/auth/second-factor-setup',
    summary: 'What an admin’s authenticator app scans before the first sign-in.',
    input: account.secondFactorSetupInput,
    reply: account.secondFactorSetupReply,
  },
  signOut: {
    at: 'POST /api/auth/sign-out',
    summary: 'Ends this session. Whoever is signed out already is told the same.',
    reply: neutralReply,
  },
  signOutEverywhere: {
    at: 'POST /api/auth/sign-out-everywhere',
    summary: 'Ends every session of the account, and every link that waits in a mailbox.',
    reply: neutralReply,
  },
  refresh: {
    at: 'POST /api/auth/refresh',
    summary: 'Makes the session younger: a cookie with a full life.',
    reply: account.sessionReply,
  },
  getSession: {
    at: 'GET /api/auth/session',
    summary: 'Who this browser is signed in as; nobody: null.',
    reply: account.sessionReply,
  },
  listSessions: {
    at: 'GET /api/auth/sessions',
    summary: 'Where the account is signed in.',
    reply: account.sessionsReply,
  },
  endSession: {
    at: 'POST /api/auth/end-session',
    summary: 'Signs the account out on one other device.',
    input: account.endSessionInput,
    reply: neutralReply,
  },
  requestPasswordReset: {
    at: 'POST /api/auth/request-password-reset',
    summary: 'Mails a link for a new password. The answer tells nobody whether there is an account.',
    input: account.emailInput,
    reply: neutralReply,
  },
  checkResetLink: {
    at: 'POST /api/auth/check-reset-link',
    summary: 'Whose link for a new password it is, and whether it still works. Uses nothing up.',
    input: account.resetLinkInput,
    reply: account.ownerReply,
  },
  resetPassword: {
    at: 'POST /api/auth/reset-password',
    summary: 'Sets a new password by the mailed link, and ends every session.',
    input: account.resetPasswordInput,
    reply: account.ownerReply,
  },
  changePassword: {
    at: 'POST /api/auth/change-password',
    summary: 'Sets another password. Other devices are signed out.',
    input: account.changePasswordInput,
    reply: neutralReply,
  },
  changeEmail: {
    at: 'POST /api/auth/change-email',
    summary: 'Mails a link to a new address; nothing changes before it is used.',
    input: account.changeEmailInput,
    reply: neutralReply,
  },
  changeLanguage: {
    at: 'POST /api/auth/change-language',
    summary: 'Chooses the language of mails.',
    input: account.changeLangInput,
    reply: account.sessionReply,
  },
  changeName: {
    at: 'POST /api/auth/change-name',
    summary: 'The name of a student whose account has none; once.',
    input: account.changeNameInput,
    reply: account.sessionReply,
  },
  renewRecoveryCodes: {
    at: 'POST /api/auth/new-recovery-codes',
    summary: 'Replaces the recovery codes of the second factor; they are shown once. Asks for password and code.',
    input: account.bothFactorsInput,
    reply: account.newRecoveryCodesReply,
  },
  getRole: {
    at: 'GET /api/me/role',
    summary: 'The role of the account.',
    reply: account.roleReply,
  },
} as const satisfies CallEntries;
