import * as z from 'zod/mini';

/** Every page of the site by its name in src/i18n/paths.ts; a test compares the two. */
export const CLICK_PAGES = [
  'home',
  'students',
  'employers',
  'portal',
  'contact',
  'trust',
  'earnings',
  'impressum',
  'privacy',
  'join',
  'sent',
  'notSent',
  'stopReminders',
  'remindersStopped',
  'linkSent',
  'status',
  'verify',
  'upload',
  'enrolment',
  'downloads',
  'enrolmentPreview',
  'testUpload',
  'debugImages',
  'studentSignUp',
  'studentLogin',
  'studentReset',
  'studentDashboard',
  'dashboardStudent',
  'employerLogin',
  'dashboardEmployer',
  'partnerAuth',
  'partner',
  'dashboardPartner',
  'partnerOnboarding',
  'partnerInvitation',
  'invite',
  'adminLogin',
  'dashboardAdmin',
  'adminPartners',
  'adminPartner',
  'account',
  'confirmEmail',
  'resetPassword',
  'resetComplete',
  'notFound',
] as const;

/** A click on a contact link: `cta_click` on a button of the contact page, `footer_click` in the footer of any page. */
export const clickInput = z.object({
  event: z.enum(['cta_click', 'footer_click']),
  page: z.enum(CLICK_PAGES),
  cta: z.enum(['email', 'tel', 'whatsapp']),
});

export type Click = z.infer<typeof clickInput>;
