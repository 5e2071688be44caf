import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { paths } from '#src/i18n/paths.ts';
import { say } from '#src/i18n/text.ts';
import { confirmText } from '../mailed-links/confirm.text.ts';
import { joinTexts } from '../mailed-links/join-team.text.ts';
import {
  requestResetTexts,
  resetCompleteText,
  resetErrors,
  resetRequestSentences,
  resetText,
} from '../mailed-links/reset.text.ts';
import { secondFactorText } from '../second-factor/second-factor.text.ts';
import { setUpTexts } from '../set-up/set-up.text.ts';
import type { SignInProps } from '../sign-in/SignIn.tsx';
import { signInTexts } from '../sign-in/sign-in.text.ts';
import { signUpErrors, signUpTexts } from '../sign-up/sign-up.text.ts';
import { accountTexts } from './account.text.ts';
import { accountProps, PASSWORD_CODES } from './account-props.ts';
import { accessText } from './page.text.ts';

/** What each page hands to its island. */
const SIGN_IN_CODES = ['credentials_required', 'invalid_credentials'] as const;
const OWN_SIGN_IN = { code_missing: secondFactorText.missing };
/** The specification wants the partners' page to wait a moment before it leads on. */
const PARTNER_DELAY_MILLISECONDS = 100;

function signInProps(lang: Lang, more: Partial<SignInProps> = {}): SignInProps {
  return { texts: signInTexts(lang), secondFactor: say(secondFactorText, lang), ...more };
}

export function studentLoginProps(lang: Lang) {
  const { name, registrationUrl } = site.partnerNetwork;
  return {
    account: accountProps(lang, SIGN_IN_CODES, OWN_SIGN_IN),
    signIn: signInProps(lang, { below: 'qr', network: { name, registrationUrl } }),
  };
}

export function adminLoginProps(lang: Lang) {
  return { account: accountProps(lang, SIGN_IN_CODES, OWN_SIGN_IN), signIn: signInProps(lang) };
}

export function accessProps(lang: Lang, kind: 'employer' | 'partner') {
  const own = { ...OWN_SIGN_IN, ...signUpErrors[kind] };
  return {
    account: accountProps(lang, [...SIGN_IN_CODES, ...PASSWORD_CODES, 'account_exists'], own),
    kind,
    label: accessText.label[lang],
    signIn: signInProps(lang, kind === 'partner' ? { delayMilliseconds: PARTNER_DELAY_MILLISECONDS } : {}),
    signUp: signUpTexts(lang),
  };
}

export function studentSignUpProps(lang: Lang) {
  return { account: accountProps(lang, PASSWORD_CODES, signUpErrors.student), texts: signUpTexts(lang) };
}

export function requestResetProps(lang: Lang) {
  return { account: accountProps(lang, [], resetRequestSentences), texts: requestResetTexts(lang) };
}

export function resetPasswordProps(lang: Lang) {
  return {
    account: accountProps(lang, [...PASSWORD_CODES, 'password_no_special'], resetErrors),
    texts: say(resetText, lang),
  };
}

export function setUpProps(lang: Lang) {
  return {
    account: accountProps(lang, [...PASSWORD_CODES, 'password_no_special'], resetErrors),
    texts: setUpTexts(lang),
    next: paths.adminSetUp(lang),
  };
}

export function joinProps(lang: Lang, role: 'partner' | 'employer') {
  return {
    account: accountProps(lang, [...PASSWORD_CODES, 'account_exists'], resetErrors),
    role,
    texts: joinTexts(lang),
  };
}

export function resetCompleteProps(lang: Lang) {
  return { account: accountProps(lang), texts: say(resetCompleteText, lang) };
}

export function confirmEmailProps(lang: Lang) {
  const texts = { ...say(confirmText, lang), resent: accountTexts(lang).resend.sent };
  return { account: accountProps(lang, [], resetRequestSentences), texts };
}
