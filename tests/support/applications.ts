import { review } from '#api/applicants/review.ts';
import { seenNow } from '#api/applicants/seen.ts';
import type { ApplicantView } from '#contract/applicant.ts';
import type { Status } from '#contract/status.ts';
import type { Api } from './api-server.ts';
import { step1Form, step2Form, step3Form } from './forms.ts';
import { OPERATOR } from './operator.ts';

/** All fields that replies of the API may have, refused or not. */
export interface Reply {
  success: boolean;
  access_token: string;
  applicant: ApplicantView;
  path: string;
  title: string;
  code: string;
  error: string;
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

type Fields = Record<string, string | undefined>;

let people = 0;

/** Sends step 1; returns the application's token and its first view. */
export async function apply(api: Api, fields: Fields = {}) {
  people += 1;
  const form = await step1Form({ email: `applicant-${people}@example.org`, ...fields });
  const { body } = await taken(api.post('submit-preregistration', form));
  return { token: body.access_token, id: body.applicant.id, email: body.applicant.email, applicant: body.applicant };
}

/** Brings an application to `status`, by the steps that lead there. */
export async function applyUntil(api: Api, status: Status, fields: Fields = {}) {
  const person = await apply(api, fields);
  await PATH[status](api, person);
  return person;
}

export const statusOf = (api: Api, id: string) => api.deps.applicants.find(id)?.status;

type Person = Awaited<ReturnType<typeof apply>>;
type Walk = (api: Api, person: Person) => Promise<unknown>;

const PATH: Record<Status, Walk> = {
  PRE_REGISTERED: async () => {},
  STEP1_APPROVED: async ({ deps }, { id }) => review.approve(deps, OPERATOR, id, seenNow(deps, id)),
  A2_CV_RECEIVED: async (api, { token }) => taken(api.post('submit-a2-cv', await step2Form(token))),
  STEP2_APPROVED: async (api, person) => {
    await PATH.A2_CV_RECEIVED(api, person);
    review.approve(api.deps, OPERATOR, person.id, seenNow(api.deps, person.id));
  },
  ENROLMENT_UPLOADED: async (api, person) => {
    await PATH.STEP2_APPROVED(api, person);
    await taken(api.post('submit-enrolment', await step3Form(person.token)));
  },
  COMPLETE: async (api, person) => {
    await PATH.ENROLMENT_UPLOADED(api, person);
    review.complete(api.deps, OPERATOR, person.id, seenNow(api.deps, person.id));
  },
  REJECTED: async ({ deps }, { id }) => review.reject(deps, OPERATOR, id, 'because'),
  WITHDRAWN: async ({ deps }, { id }) => review.withdraw(deps, OPERATOR, id),
};

async function taken(response: Promise<Response>): Promise<Answer> {
  const answer = await answerOf(response);
  if (answer.status !== 200) throw new Error(`refused on the way: ${answer.body.code}`);
  return answer;
}
