import { pdf } from './files.ts';

type Fields = Record<string, string | undefined>;
export interface Sent {
  content: Blob;
  name?: string;
}
type Files = Record<string, Sent | readonly Sent[] | undefined>;

/** A form with its fields first and its files last, as a browser sends it. Undefined values are left out. */
export function formOf(fields: Fields, files: Files = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  for (const [field, sent] of Object.entries(files))
    for (const { content, name = `${field}.pdf` } of [sent ?? []].flat()) form.append(field, content, name);
  return form;
}

/** A valid form of step 1, with these fields and files changed. */
export async function step1Form(fields: Fields = {}, files?: Files): Promise<FormData> {
  return formOf(
    { first_name: 'Selam', last_name: 'Tesfaye', email: 'selam@example.org', gdpr: 'true', lang: 'en', ...fields },
    files ?? { hub4africa_file: { content: await pdf('confirmation') } },
  );
}

/** A valid form of step 2, with these files changed. */
export async function step2Form(access_token: string | undefined, files: Files = {}): Promise<FormData> {
  return formOf(
    { access_token },
    {
      a2_file: { content: await pdf('a2') },
      cv_file: { content: await pdf('cv') },
      passport_file: { content: await pdf('passport') },
      ...files,
    },
  );
}

/** A form that sends one document. Undefined values of `more` are left out. */
export async function documentForm(
  { token, id }: { token: string; id: string },
  type: string,
  text?: string,
  more: Fields = {},
) {
  const fields = { access_token: token, applicant_id: id, document_type: type, ...more };
  return formOf(fields, { file: { content: await pdf(text) } });
}

export async function step3Form(access_token: string | undefined, files?: Files): Promise<FormData> {
  return formOf({ access_token }, files ?? { enrolment_file: { content: await pdf('enrolment') } });
}
