import type * as at from '#contract/addresses/application.ts';

/** Where 'send my link again' goes that the browser sends by itself. */
export const RESEND_ACTION = '/api/functions/resend-link' satisfies typeof at.resendLink.path;
