import { tokenPage } from '../token-page/token-page.tsx';

/** /enrolment: the signed declaration, once the documents are there. */
export const EnrolmentPage = tokenPage(async () => (await import('./Enrolment.tsx')).Enrolment);
