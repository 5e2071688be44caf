import { projected } from '#src/lib/application-status.ts';

/** What the pages /verify and /upload show: their form, what became of the documents, or why nothing can be sent. */
export function documentsScreen(status: string): 'form' | 'received' | 'ended' | 'unknown' {
  switch (projected(status)) {
    case 'PRE_REGISTERED':
      return 'form';
    case 'A2_CV_RECEIVED':
    case 'ENROLLED':
      return 'received';
    case 'REJECTED':
    case 'WITHDRAWN':
      return 'ended';
    case 'UNKNOWN':
      return 'unknown';
  }
}

/** What the page /enrolment shows. */
export function enrolmentScreen(status: string): 'form' | 'received' | 'complete' | 'tooEarly' | 'ended' {
  switch (projected(status)) {
    case 'A2_CV_RECEIVED':
      return status === 'ENROLMENT_UPLOADED' ? 'received' : 'form';
    case 'ENROLLED':
      return 'complete';
    case 'REJECTED':
    case 'WITHDRAWN':
      return 'ended';
    case 'PRE_REGISTERED':
    case 'UNKNOWN':
      return 'tooEarly';
  }
}
