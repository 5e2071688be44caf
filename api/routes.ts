import { changeEmail } from './accounts/change-email.ts';
import { changeLanguage } from './accounts/change-language.ts';
import { changePassword } from './accounts/change-password.ts';
import { checkResetLink } from './accounts/check-reset-link.ts';
import { confirmEmail } from './accounts/confirm-email.ts';
import { endSession } from './accounts/end-session.ts';
import { getRole } from './accounts/get-role.ts';
import { getSession } from './accounts/get-session.ts';
import { listSessions } from './accounts/list-sessions.ts';
import { refresh } from './accounts/refresh.ts';
import { requestPasswordReset } from './accounts/request-password-reset.ts';
import { resendConfirmation } from './accounts/resend-confirmation.ts';
import { resetPassword } from './accounts/reset-password.ts';
import { secondFactorSetup } from './accounts/second-factor-setup.ts';
import { signIn } from './accounts/sign-in.ts';
import { signOut } from './accounts/sign-out.ts';
import { signOutEverywhere } from './accounts/sign-out-everywhere.ts';
import { signUp } from './accounts/sign-up.ts';
import { countClick } from './analytics/count-click.ts';
import { announceOriginals } from './applicants/announce-originals.ts';
import { getApplicant } from './applicants/get-applicant.ts';
import { continueApplication, getOwnApplication, linkApplication, mailOwnLink } from './applicants/own-application.ts';
import { resendLink } from './applicants/resend-link.ts';
import { stopReminders } from './applicants/stop-reminders.ts';
import { submitA2Cv } from './applicants/submit-a2-cv.ts';
import { submitEnrolment } from './applicants/submit-enrolment.ts';
import { submitPreregistration } from './applicants/submit-preregistration.ts';
import { submitStep2 } from './applicants/submit-step2.ts';
import { submitVerification } from './applicants/submit-verification.ts';
import { updateApplicant } from './applicants/update-applicant.ts';
import { withdrawApplication } from './applicants/withdraw-application.ts';
import { uploadDocument } from './documents/upload-document.ts';
import { live, ready } from './health/health.ts';
import type { Endpoint } from './http/endpoint.ts';
import { ownCoverSheet, ownDeclaration } from './papers/own-papers.ts';
import { getPartner, listPartners, rotatePartnerToken, setPartner } from './partners/admin-partners.ts';
import { consumeInvite } from './partners/consume-invite.ts';
import { createPartnerProfile } from './partners/create-partner-profile.ts';
import { exportRegistrations } from './partners/export-registrations.ts';
import { getPartnerProfile } from './partners/get-partner-profile.ts';
import { getRegistrations } from './partners/get-registrations.ts';
import { invitePoster, inviteQrPng, inviteQrSvg } from './partners/invite-images.ts';
import { nudge } from './partners/nudge.ts';
import { setNote } from './partners/set-note.ts';
import { updatePartnerProfile } from './partners/update-partner-profile.ts';
import { validateInviteToken } from './partners/validate-invite-token.ts';
import { checkRateLimit } from './security/check-rate-limit.ts';
import { logSecurityEvent } from './security/log-security-event.ts';

/** Every call of the product, each once. */
export const routes: readonly Endpoint[] = [
  submitPreregistration,
  getApplicant,
  submitA2Cv,
  submitStep2,
  submitVerification,
  submitEnrolment,
  uploadDocument,
  resendLink,
  updateApplicant,
  withdrawApplication,
  announceOriginals,
  stopReminders,
  ownDeclaration,
  ownCoverSheet,
  signUp,
  signIn,
  signOut,
  refresh,
  confirmEmail,
  resendConfirmation,
  requestPasswordReset,
  checkResetLink,
  resetPassword,
  secondFactorSetup,
  getSession,
  listSessions,
  endSession,
  signOutEverywhere,
  changePassword,
  changeEmail,
  changeLanguage,
  getRole,
  checkRateLimit,
  logSecurityEvent,
  getOwnApplication,
  continueApplication,
  linkApplication,
  mailOwnLink,
  validateInviteToken,
  consumeInvite,
  inviteQrPng,
  inviteQrSvg,
  invitePoster,
  getPartnerProfile,
  createPartnerProfile,
  updatePartnerProfile,
  getRegistrations,
  exportRegistrations,
  nudge,
  setNote,
  listPartners,
  getPartner,
  setPartner,
  rotatePartnerToken,
  countClick,
  live,
  ready,
];
