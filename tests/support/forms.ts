import { pdf } from './files.ts';

type Fields = Record<string, string | undefined>;
type Files = Record<string, { content: Blob; name?: string } | undefined>;

/** Fields first, files last, as a browser sends them. What is undefined is left out. */
export function formOf(fields: Fields, files: Files = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  for (const [field, file] of Object.entries(files))
    if (file) form.set(field, file.content, file.name ?? `${field}.pdf`);
  return form;
}

/** A form of step 1 that passes, and what is different in it. */
export async function step1Form(fields: Fields = {}, files?: Files): Promise<FormData> {
  return formOf(
    { first_name: 'Selam', last_name: 'Tesfaye', email: 'selam@example.org', gdpr: 'true', lang: 'en', ...fields },
    files ?? { hub4africa_file: { content: await pdf('confirmation') } },
  );
}

/** A form of step 2 that passes, and which files are different in it. */
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

export async function step3Form(access_token: string | undefined, files?: Files): Promise<FormData> {
  return formOf({ access_token }, files ?? { enrolment_file: { content: await pdf('enrolment') } });
}
