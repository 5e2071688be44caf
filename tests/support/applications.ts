import { advance } from '#api/applicants/advance.ts';
import type { ApplicantView, Status } from '#contract/applicant.ts';
import type { DocumentType } from '#contract/document.ts';
import type { Api } from './api-server.ts';
import { step1Form, step2Form, step3Form } from './forms.ts';

/** What a reply of the API may hold, refused or not. */
export interface Reply {
  success: boolean;
  access_token: string;
  applicant: ApplicantView;
  path: string;
  code: string;
  error: string;
  title: string;
  details: string[];
  errors: { path: string; code: string; message: string }[];
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Reply;
}

export async function answerOf(response: Response | Promise<Response>): Promise<Answer> {
  const answer = await response;
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Reply };
}

let people = 0;

/** Somebody who has sent step 1: the token of the application and its first view. */
export async function apply(api: Api, fields: Record<string, string | undefined> = {}) {
  people += 1;
  const form = await step1Form({ email: `applicant-${people}@example.org`, ...fields });
  const { status, body } = await answerOf(api.post('submit-preregistration', form));
  if (status !== 200) throw new Error(`step 1 was refused: ${body.code}`);
  return { token: body.access_token, id: body.applicant.id, email: body.applicant.email, applicant: body.applicant };
}

/** An application that has come as far as `status`, by the steps that lead there. */
export async function applyUntil(api: Api, status: Status, fields: Record<string, string | undefined> = {}) {
  const person = await apply(api, fields);
  await PATH[status](api, person);
  return person;
}

type Person = Awaited<ReturnType<typeof apply>>;
type Walk = (api: Api, person: Person) => Promise<unknown>;

const PATH: Record<Status, Walk> = {
  PRE_REGISTERED: async () => {},
  STEP1_APPROVED: async (api, { id }) => operate(api, id, 'approve'),
  A2_CV_RECEIVED: async (api, { token }) => api.post('submit-a2-cv', await step2Form(token)),
  STEP2_APPROVED: async (api, person) => {
    await PATH.A2_CV_RECEIVED(api, person);
    api.deps.documents.acceptPending(person.id);
    operate(api, person.id, 'approve');
  },
  ENROLMENT_UPLOADED: async (api, person) => {
    await PATH.STEP2_APPROVED(api, person);
    await api.post('submit-enrolment', await step3Form(person.token));
  },
  COMPLETE: async (api, person) => {
    await PATH.ENROLMENT_UPLOADED(api, person);
    api.deps.documents.acceptPending(person.id);
    api.deps.applicants.setOriginalsReceived(person.id, api.clock.time);
    operate(api, person.id, 'complete');
  },
  REJECTED: async (api, { id }) => operate(api, id, 'reject'),
  WITHDRAWN: async (api, { id }) => operate(api, id, 'withdraw'),
};

/** What an operator does to an application. */
export function operate(
  api: Api,
  id: string,
  action: 'approve' | 'complete' | 'reject' | 'withdraw' | 'reopen',
): Status {
  return api.deps.tx(() => advance(api.deps, id, { action, by: 'operator', reason: 'because' }));
}

export function sendBack(api: Api, id: string, type: DocumentType, reason: string): void {
  api.deps.tx(() => {
    advance(api.deps, id, { action: 'send-back', by: 'operator', reason });
    api.deps.documents.sendBack(id, type, reason);
  });
}

export const statusOf = (api: Api, id: string) => api.deps.applicants.find(id)?.status;
