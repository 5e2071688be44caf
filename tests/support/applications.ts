import { applicantStore } from '#api/applicants/applicant.store.ts';
import { review } from '#api/applicants/review/review.ts';
import { documentStore } from '#api/documents/document.store.ts';
import type { ApplicantView } from '#contract/applications/applicant.ts';
import type { DocumentType } from '#contract/model/document.ts';
import type { Status } from '#contract/model/status.ts';
import type { Api } from './api-server.ts';
import { documentForm, step1Form, step2Form, step3Form } from './forms.ts';
import { OPERATOR, receiveAndComplete } from './operator.ts';

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

/** A call of an applicant, whose token is in the head as the pages send it. */
export function callAs(api: Api, name: string, token: string, body: object = {}): Promise<Answer> {
  return answerOf(api.post(name, body, { authorization: `Bearer ${token}` }));
}

/** An application as its owner sees it. */
export const viewOf = async (api: Api, token: string) => (await callAs(api, 'get-applicant', token)).body.applicant;

type Fields = Record<string, string | undefined>;

let people = 0;

/** Sends step 1; returns the application's token and its first view. */
export async function apply(api: Api, fields: Fields = {}) {
  people += 1;
  const { body } = taken(await sendStep1(api, { email: `applicant-${people}@example.org`, ...fields }));
  return { token: body.access_token, id: body.applicant.id, email: body.applicant.email, applicant: body.applicant };
}

/** Sends step 1 and returns the answer, refused or not. */
export async function sendStep1(api: Api, ...form: Parameters<typeof step1Form>): Promise<Answer> {
  return answerOf(api.post('submit-preregistration', await step1Form(...form)));
}

/** Brings an application to `status`, by the steps that lead there. */
export async function applyUntil(api: Api, status: Status, fields: Fields = {}) {
  const person = await apply(api, fields);
  await PATH[status](api, person);
  return person;
}

export const statusOf = (api: Api, id: string) => applicantStore(api.deps.db).find(id)?.status;

/** The document of a type that is current. */
export function documentOf({ deps }: Api, id: string, type: DocumentType) {
  const document = documentStore(deps.db)
    .current(id)
    .find((each) => each.type === type);
  if (!document) throw new Error(`no ${type}`);
  return document;
}

type Person = Awaited<ReturnType<typeof apply>>;
type Walk = (api: Api, person: Person) => Promise<unknown>;

const PATH: Record<Status, Walk> = {
  PRE_REGISTERED: async () => {},
  STEP1_APPROVED: async ({ deps }, { id }) => review.approve(deps, OPERATOR, id),
  A2_CV_RECEIVED: async (api, person) => {
    taken(await answerOf(api.post('submit-a2-cv', await step2Form(person.token))));
    await sendMissing(api, person);
  },
  STEP2_APPROVED: async (api, person) => {
    await PATH.A2_CV_RECEIVED(api, person);
    review.approve(api.deps, OPERATOR, person.id);
  },
  ENROLMENT_UPLOADED: async (api, person) => {
    await PATH.STEP2_APPROVED(api, person);
    taken(await answerOf(api.post('submit-enrolment', await step3Form(person.token))));
  },
  COMPLETE: async (api, person) => {
    await PATH.ENROLMENT_UPLOADED(api, person);
    receiveAndComplete(api.deps, person.id);
  },
  REJECTED: async ({ deps }, { id }) => review.reject(deps, OPERATOR, id, 'because'),
  WITHDRAWN: async ({ deps }, { id }) => review.withdraw(deps, OPERATOR, id),
};

/** Sends the documents that the form of step 2 does not bring, but for those that may follow. */
export async function sendMissing(api: Api, { id, token }: Pick<Person, 'id' | 'token'>): Promise<void> {
  const applicant = await viewOf(api, token);
  const types = applicant.missing_documents.filter(
    (type) => !applicant.promised_documents.some((one) => one.type === type),
  );
  for (const type of types) {
    taken(await answerOf(api.post('upload-document', await documentForm({ id, token }, type, textIn(type)))));
  }
}

/** What stands in the file that is sent as a document. */
export const textIn = (type: DocumentType): string => (type === 'hub4africa' ? 'confirmation' : type);

function taken(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`refused on the way: ${answer.body.code}`);
  return answer;
}
