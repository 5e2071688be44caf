import { inviteAdmin } from './accounts/admins/invite-admin.call.ts';
import { listAdmins } from './accounts/admins/list-admins.call.ts';
import { resendAdminInvitation } from './accounts/admins/resend-admin-invitation.call.ts';
import { setAdmin } from './accounts/admins/set-admin.call.ts';
import { withdrawAdminInvitation } from './accounts/admins/withdraw-admin-invitation.call.ts';
import { changeEmail } from './accounts/change-email.call.ts';
import { changeLanguage } from './accounts/change-language.call.ts';
import { changeName } from './accounts/change-name.call.ts';
import { changePassword } from './accounts/change-password.call.ts';
import { checkResetLink } from './accounts/check-reset-link.call.ts';
import { confirmEmail } from './accounts/confirm-email.call.ts';
import { consumeInvite } from './accounts/consume-invite.call.ts';
import { endSession } from './accounts/end-session.call.ts';
import { getRole } from './accounts/get-role.call.ts';
import { getSession } from './accounts/get-session.call.ts';
import { joinEmployer } from './accounts/join-employer.call.ts';
import { joinPartner } from './accounts/join-partner.call.ts';
import { listSessions } from './accounts/list-sessions.call.ts';
import { renewRecoveryCodes } from './accounts/new-recovery-codes.call.ts';
import { refresh } from './accounts/refresh.call.ts';
import { requestPasswordReset } from './accounts/request-password-reset.call.ts';
import { resendConfirmation } from './accounts/resend-confirmation.call.ts';
import { resetPassword } from './accounts/reset-password.call.ts';
import { secondFactorSetup } from './accounts/second-factor-setup.call.ts';
import { signIn } from './accounts/sign-in.call.ts';
import { signOut } from './accounts/sign-out.call.ts';
import { signOutEverywhere } from './accounts/sign-out-everywhere.call.ts';
import { signUp } from './accounts/sign-up.call.ts';
import { countClick } from './analytics/count-click.call.ts';
import { announceOriginals } from './applicants/announce-originals.call.ts';
import { chooseLanguage } from './applicants/choose-language.call.ts';
import { continueApplication } from './applicants/continue-application.call.ts';
import { getAccountApplication } from './applicants/get-account-application.call.ts';
import { getApplicant } from './applicants/get-applicant.call.ts';
import { getPlacement } from './applicants/get-placement.call.ts';
import { linkApplication } from './applicants/link-application.call.ts';
import { mailApplicationLink } from './applicants/mail-application-link.call.ts';
import { coverSheet } from './applicants/papers/cover-sheet.call.ts';
import { enrolmentDeclaration } from './applicants/papers/enrolment-declaration.call.ts';
import { fillDeclaration } from './applicants/papers/fill-declaration.call.ts';
import { stopReminders } from './applicants/reminders/stop-reminders.call.ts';
import { unsubscribe } from './applicants/reminders/unsubscribe.call.ts';
import { resendLink } from './applicants/resend-link.call.ts';
import { correctApplication } from './applicants/review/correct-application.call.ts';
import { decideApplication } from './applicants/review/decide-application.call.ts';
import { getDeskApplication } from './applicants/review/desk-application.call.ts';
import { getDeskApplicationAhead } from './applicants/review/desk-application-ahead.call.ts';
import { holdApplication } from './applicants/review/hold-application.call.ts';
import { noteApplication } from './applicants/review/note-application.call.ts';
import { previewDecision } from './applicants/review/preview-decision.call.ts';
import { undoDecision } from './applicants/review/undo-decision.call.ts';
import { uploadForApplicant } from './applicants/review/upload-for-applicant.call.ts';
import { savePlacement } from './applicants/save-placement.call.ts';
import { setConsent } from './applicants/set-consent.call.ts';
import { submitA2Cv } from './applicants/submissions/submit-a2-cv.call.ts';
import { submitEnrolment } from './applicants/submissions/submit-enrolment.call.ts';
import { submitPreregistration } from './applicants/submissions/submit-preregistration.call.ts';
import { submitStep2 } from './applicants/submissions/submit-step2.call.ts';
import { submitVerification } from './applicants/submissions/submit-verification.call.ts';
import { uploadDocument } from './applicants/submissions/upload-document.call.ts';
import { updateApplicant } from './applicants/update-applicant.call.ts';
import { withdrawApplication } from './applicants/withdraw-application.call.ts';
import { acceptAssignment } from './assignments/accept-assignment.call.ts';
import { getAssignment } from './assignments/get-assignment.call.ts';
import { proposeAssignment } from './assignments/propose-assignment.call.ts';
import { listEvents } from './audit/admin-events.call.ts';
import { actOnMany } from './desk/act-on-many.call.ts';
import { exportApplications } from './desk/export-applications.call.ts';
import { getFigures } from './desk/get-figures.call.ts';
import { getOverview } from './desk/get-overview.call.ts';
import { getTodo } from './desk/get-todo.call.ts';
import { listApplications } from './desk/list-applications.call.ts';
import { listViews } from './desk/list-views.call.ts';
import { listPartnerNames } from './desk/partner-names.call.ts';
import { previewMany } from './desk/preview-many.call.ts';
import { removeView } from './desk/remove-view.call.ts';
import { saveView } from './desk/save-view.call.ts';
import { undoMany } from './desk/undo-many.call.ts';
import { adminDocument } from './documents/admin-document.call.ts';
import { adminDocumentAhead } from './documents/admin-document-ahead.call.ts';
import { getDocumentChecks } from './documents/document-checks.call.ts';
import { setDocumentCheck } from './documents/set-document-check.call.ts';
import { setPassportNote } from './documents/set-passport-note.call.ts';
import { viewDocument } from './documents/view-document.call.ts';
import { adminEmployer } from './employers/admin-employer.call.ts';
import { listEmployers } from './employers/admin-employers.call.ts';
import { adminHandOverEmployer } from './employers/admin-hand-over-employer.call.ts';
import { adminRemoveEmployerMember } from './employers/admin-remove-employer-member.call.ts';
import { adminRequirements } from './employers/admin-requirements.call.ts';
import { checkEmployerInvitation } from './employers/check-employer-invitation.call.ts';
import { decideEmployer } from './employers/decide-employer.call.ts';
import { employerInviteMember } from './employers/employer-invite-member.call.ts';
import { employerMembers } from './employers/employer-members.call.ts';
import { employerRemoveMember } from './employers/employer-remove-member.call.ts';
import { employerResendInvitation } from './employers/employer-resend-invitation.call.ts';
import { employerWithdrawInvitation } from './employers/employer-withdraw-invitation.call.ts';
import { getEmployer } from './employers/get-employer.call.ts';
import { getRequirement } from './employers/get-requirement.call.ts';
import { handOverEmployer } from './employers/hand-over-employer.call.ts';
import { leaveEmployer } from './employers/leave-employer.call.ts';
import { listPool } from './employers/list-pool.call.ts';
import { listRequirements } from './employers/list-requirements.call.ts';
import { saveEmployer } from './employers/save-employer.call.ts';
import { acceptCopy } from './employment-contracts/accept-copy.call.ts';
import { acknowledgeCosts } from './employment-contracts/acknowledge-costs.call.ts';
import { adminContract } from './employment-contracts/admin-contract.call.ts';
import { adminContractCopy } from './employment-contracts/admin-contract-copy.call.ts';
import { adminContractPaper } from './employment-contracts/admin-contract-paper.call.ts';
import { cancelContract } from './employment-contracts/cancel-contract.call.ts';
import { changeContract } from './employment-contracts/change-contract.call.ts';
import { contractsWanted } from './employment-contracts/contracts-wanted.call.ts';
import { employerContractCopy } from './employment-contracts/employer-contract-copy.call.ts';
import { employerContractPaper } from './employment-contracts/employer-contract-paper.call.ts';
import { employerContracts } from './employment-contracts/employer-contracts.call.ts';
import { listContracts } from './employment-contracts/list-contracts.call.ts';
import { makeContract } from './employment-contracts/make-contract.call.ts';
import { ownContractCopy } from './employment-contracts/own-contract-copy.call.ts';
import { ownContractPaper } from './employment-contracts/own-contract-paper.call.ts';
import { ownContracts } from './employment-contracts/own-contracts.call.ts';
import { returnCopy } from './employment-contracts/return-copy.call.ts';
import { sendContract } from './employment-contracts/send-contract.call.ts';
import { uploadEmployerCopy } from './employment-contracts/upload-employer-copy.call.ts';
import { uploadOwnCopy } from './employment-contracts/upload-own-copy.call.ts';
import { live } from './health/health-live.call.ts';
import { ready } from './health/health-ready.call.ts';
import type { Endpoint } from './http/endpoint.ts';
import { listMails } from './mail/admin-mails.call.ts';
import { previewMail } from './mail/preview-mail.call.ts';
import { retryMail } from './mail/retry-mail.call.ts';
import { adminMatches } from './matches/admin-matches.call.ts';
import { answerOffer } from './matches/answer-offer.call.ts';
import { decideMatch } from './matches/decide-match.call.ts';
import { listMatches } from './matches/list-matches.call.ts';
import { listOffers } from './matches/list-offers.call.ts';
import { previewMatch } from './matches/preview-match.call.ts';
import { startMatching } from './matches/start-matching.call.ts';
import { stepEmployersMatch } from './matches/step-match.call.ts';
import { openapi } from './openapi/openapi.call.ts';
import { handOverPartner } from './partners/admin/admin-hand-over-partner.call.ts';
import { getPartner } from './partners/admin/admin-partner.call.ts';
import { addPartnerNote } from './partners/admin/admin-partner-note.call.ts';
import { listPartners } from './partners/admin/admin-partners.call.ts';
import { adminRemoveMember } from './partners/admin/admin-remove-member.call.ts';
import { rotatePartnerToken } from './partners/admin/admin-rotate-partner-token.call.ts';
import { setPartner } from './partners/admin/admin-set-partner.call.ts';
import { setPosterContact } from './partners/admin/set-poster-contact.call.ts';
import { updatePartnerProfile } from './partners/admin/update-partner-profile.call.ts';
import { checkMemberInvitation } from './partners/check-member-invitation.call.ts';
import { createPartnerProfile } from './partners/create-partner-profile.call.ts';
import { getPartnerProfile } from './partners/get-partner-profile.call.ts';
import { inviteMember } from './partners/invite-member.call.ts';
import { invitePoster } from './partners/invite-poster.call.ts';
import { inviteQrPng } from './partners/invite-qr-png.call.ts';
import { inviteQrSvg } from './partners/invite-qr-svg.call.ts';
import { leavePartner } from './partners/leave-partner.call.ts';
import { addLink } from './partners/links/add-link.call.ts';
import { endLink } from './partners/links/end-link.call.ts';
import { listLinks } from './partners/links/list-links.call.ts';
import { listMembers } from './partners/list-members.call.ts';
import { partnerAccess } from './partners/partner-access.call.ts';
import { exportRegistrations } from './partners/registrations/export-registrations.call.ts';
import { getRegistrations } from './partners/registrations/get-registrations.call.ts';
import { nudge } from './partners/registrations/nudge.call.ts';
import { nudgeMany } from './partners/registrations/nudge-many.call.ts';
import { setNote } from './partners/registrations/set-note.call.ts';
import { removeMember } from './partners/remove-member.call.ts';
import { resendInvitation } from './partners/resend-invitation.call.ts';
import { validateInviteToken } from './partners/validate-invite-token.call.ts';
import { withdrawInvitation } from './partners/withdraw-invitation.call.ts';
import { answerCorrection } from './personal-data/answer-correction.call.ts';
import { eraseAccount } from './personal-data/erase-account.call.ts';
import { eraseOwnData } from './personal-data/erase-own-data.call.ts';
import { erasePerson } from './personal-data/erase-person.call.ts';
import { exportAccountData } from './personal-data/export-account-data.call.ts';
import { exportForPerson } from './personal-data/export-for-person.call.ts';
import { exportOwnData } from './personal-data/export-own-data.call.ts';
import { getOwnData } from './personal-data/get-own-data.call.ts';
import { listErasures } from './personal-data/list-erasures.call.ts';
import { mailDataLink } from './personal-data/mail-data-link.call.ts';
import { ownConsents } from './personal-data/own-consents.call.ts';
import { requestCorrection } from './personal-data/request-correction.call.ts';
import { requestDataLink } from './personal-data/request-data-link.call.ts';
import { setOwnConsent } from './personal-data/set-own-consent.call.ts';
import { requirementEndings } from './requirements/requirement-endings.call.ts';
import { saveRequirement } from './requirements/save-requirement.call.ts';
import { stepRequirement } from './requirements/step-requirement.call.ts';
import { holdDeletion } from './retention/hold-deletion.call.ts';
import { listRetention } from './retention/list-retention.call.ts';
import { listSecurityEvents } from './security/admin-security-events.call.ts';
import { checkRateLimit } from './security/check-rate-limit.call.ts';
import { logSecurityEvent } from './security/log-security-event.call.ts';

/** Every call of the product, each once. */
export const routes: readonly Endpoint[] = [
  submitPreregistration,
  getApplicant,
  getPlacement,
  savePlacement,
  setConsent,
  submitA2Cv,
  submitStep2,
  submitVerification,
  submitEnrolment,
  uploadDocument,
  resendLink,
  updateApplicant,
  withdrawApplication,
  announceOriginals,
  requestDataLink,
  mailDataLink,
  getOwnData,
  ownConsents,
  setOwnConsent,
  requestCorrection,
  answerCorrection,
  exportOwnData,
  exportAccountData,
  exportForPerson,
  eraseAccount,
  eraseOwnData,
  erasePerson,
  listErasures,
  listRetention,
  holdDeletion,
  stopReminders,
  unsubscribe,
  enrolmentDeclaration,
  fillDeclaration,
  coverSheet,
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
  changeName,
  renewRecoveryCodes,
  getRole,
  listAdmins,
  inviteAdmin,
  resendAdminInvitation,
  withdrawAdminInvitation,
  setAdmin,
  checkRateLimit,
  logSecurityEvent,
  getAccountApplication,
  chooseLanguage,
  continueApplication,
  linkApplication,
  mailApplicationLink,
  validateInviteToken,
  consumeInvite,
  inviteQrPng,
  inviteQrSvg,
  invitePoster,
  getPartnerProfile,
  partnerAccess,
  createPartnerProfile,
  updatePartnerProfile,
  setPosterContact,
  listLinks,
  addLink,
  endLink,
  listMembers,
  inviteMember,
  withdrawInvitation,
  resendInvitation,
  removeMember,
  leavePartner,
  checkMemberInvitation,
  joinPartner,
  getRegistrations,
  exportRegistrations,
  nudge,
  nudgeMany,
  setNote,
  listPartners,
  getPartner,
  setPartner,
  addPartnerNote,
  getTodo,
  listApplications,
  listPartnerNames,
  previewMany,
  actOnMany,
  undoMany,
  exportApplications,
  listViews,
  saveView,
  removeView,
  getOverview,
  getFigures,
  listMails,
  retryMail,
  previewMail,
  listEvents,
  listSecurityEvents,
  getEmployer,
  saveEmployer,
  listRequirements,
  listPool,
  getRequirement,
  saveRequirement,
  requirementEndings,
  stepRequirement,
  startMatching,
  listMatches,
  stepEmployersMatch,
  adminMatches,
  decideMatch,
  getAssignment,
  proposeAssignment,
  acceptAssignment,
  previewMatch,
  listOffers,
  answerOffer,
  adminRequirements,
  listEmployers,
  adminEmployer,
  decideEmployer,
  listContracts,
  contractsWanted,
  adminContract,
  makeContract,
  changeContract,
  sendContract,
  cancelContract,
  acceptCopy,
  returnCopy,
  adminContractPaper,
  adminContractCopy,
  employerContracts,
  employerContractPaper,
  uploadEmployerCopy,
  employerContractCopy,
  ownContracts,
  ownContractPaper,
  acknowledgeCosts,
  uploadOwnCopy,
  ownContractCopy,
  rotatePartnerToken,
  adminRemoveMember,
  handOverPartner,
  employerMembers,
  employerInviteMember,
  employerResendInvitation,
  employerWithdrawInvitation,
  employerRemoveMember,
  handOverEmployer,
  leaveEmployer,
  checkEmployerInvitation,
  joinEmployer,
  adminRemoveEmployerMember,
  adminHandOverEmployer,
  adminDocument,
  adminDocumentAhead,
  viewDocument,
  getDeskApplication,
  getDeskApplicationAhead,
  decideApplication,
  undoDecision,
  previewDecision,
  correctApplication,
  holdApplication,
  noteApplication,
  uploadForApplicant,
  getDocumentChecks,
  setDocumentCheck,
  setPassportNote,
  countClick,
  live,
  ready,
  openapi(() => routes),
];
