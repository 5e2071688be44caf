/** Addresses of calls about an application, whose holder shows the token of a link. */
export const submitPreregistration = { methods: ['post'], path: '/api/functions/submit-preregistration' } as const;
export const getApplicant = { methods: ['get', 'post'], path: '/api/functions/get-applicant' } as const;
export const submitA2Cv = { methods: ['post'], path: '/api/functions/submit-a2-cv' } as const;
export const submitStep2 = { methods: ['post'], path: '/api/functions/submit-step2' } as const;
export const submitVerification = { methods: ['post'], path: '/api/functions/submit-verification' } as const;
export const submitEnrolment = { methods: ['post'], path: '/api/functions/submit-enrolment' } as const;
export const uploadDocument = { methods: ['post'], path: '/api/functions/upload-document' } as const;
export const resendLink = { methods: ['post'], path: '/api/functions/resend-link' } as const;
export const updateApplicant = { methods: ['post'], path: '/api/functions/update-applicant' } as const;
export const withdrawApplication = { methods: ['post'], path: '/api/functions/withdraw-application' } as const;
export const announceOriginals = { methods: ['post'], path: '/api/functions/announce-originals' } as const;
export const chooseLanguage = { methods: ['post'], path: '/api/functions/choose-language' } as const;
export const stopReminders = { methods: ['post'], path: '/api/functions/stop-reminders' } as const;
export const unsubscribe = { methods: ['post'], path: '/api/reminders/unsubscribe/:unsubscribe_token' } as const;
export const enrolmentDeclaration = { methods: ['get'], path: '/api/functions/enrolment-declaration' } as const;
export const fillDeclaration = { methods: ['post'], path: '/api/functions/fill-declaration' } as const;
export const coverSheet = { methods: ['get'], path: '/api/functions/cover-sheet' } as const;
