import { review } from '#api/applicants/review/review.ts';
import type { DocumentType } from '#contract/model/document.ts';
import { formOf } from '../support/forms.ts';
import { receiveAndComplete } from '../support/operator.ts';
import { fileOf } from './files.ts';
import { allowLateCertificates, type Person, send, type World } from './world.ts';

/** One thing that happens to an application. */
export type Step = (world: World, person: Person) => Promise<void>;

/** Sends step 1; `headers` and `partner` say who is signed in and who has invited. */
export const apply =
  (from: { headers?: Record<string, string>; partner?: string } = {}): Step =>
  async (world, person) => {
    const { first, middle, last, email, phone, lang } = person;
    const fields = { first_name: first, middle_name: middle, last_name: last, email, phone, lang, gdpr: 'true' };
    const form = formOf(
      { ...fields, partner: from.partner },
      { hub4africa_file: await fileFor(world, person, 'hub4africa') },
    );
    const { access_token = '', applicant } = await send(world, 'submit-preregistration', form, from.headers);
    Object.assign(person, { token: access_token, id: applicant?.id });
    world.people.push(person);
  };

/** Sends the documents of step 2. `id`: an identity card; `late`: the certificate follows; `verify`: without passport. */
export const sendDocuments =
  (way: 'passport' | 'id' | 'late' | 'verify' = 'passport'): Step =>
  async (world, person) => {
    const file = (type: DocumentType) => fileFor(world, person, type);
    const [cv, a2, passport] = [await file('cv'), await file('a2'), await file('passport')];
    const token = { access_token: person.token };
    if (way === 'late') {
      allowLateCertificates(world.api, 5);
      await send(
        world,
        'submit-a2-cv',
        formOf({ ...token, a2_follows: 'true' }, { cv_file: cv, passport_file: passport }),
      );
    } else if (way === 'verify')
      await send(world, 'submit-verification', formOf({ ...token, gdpr: 'true' }, { cv_file: cv, a2_file: a2 }));
    else {
      const field = way === 'id' ? 'id_file' : 'passport_file';
      await send(world, 'submit-step2', formOf(token, { cv_file: cv, a2_file: a2, [field]: passport }));
    }
  };

/** Sends a document that was sent back or is missing. */
export const upload =
  (type: DocumentType): Step =>
  async (world, person) => {
    const { id, token } = person;
    const fields = { access_token: token, applicant_id: id, document_type: type, bucket: 'private' };
    await send(world, 'upload-document', formOf(fields, { file: await fileFor(world, person, type) }));
  };

export const sendDeclaration: Step = async (world, person) => {
  const form = formOf({ access_token: person.token }, { enrolment_file: await fileFor(world, person, 'enrolment') });
  await send(world, 'submit-enrolment', form);
};

export const postOriginals: Step = async (world, { token, index }) => {
  const tracking = index % 3 === 0 ? '' : `EX${String(index).padStart(9, '0')}XX`;
  await send(world, 'announce-originals', { access_token: token, tracking_number: tracking });
};

export const withdrawBySelf: Step = async (world, { token }) => {
  await send(world, 'withdraw-application', { access_token: token });
};

export const approve: Step = async ({ api: { deps }, operator }, { id }) => {
  review.approve(deps, operator, id);
};

export const complete: Step = async ({ api: { deps }, operator }, { id }) => {
  receiveAndComplete(deps, id, operator);
};

export const accept =
  (type: DocumentType): Step =>
  async ({ api: { deps }, operator }, { id }) => {
    review.accept(deps, operator, id, type);
  };

export const sendBack =
  (type: DocumentType, why: 'cut' | 'blurred' | 'unsigned' = 'blurred'): Step =>
  async ({ api: { deps }, operator }, { id, lang }) => {
    review.sendBack(deps, operator, id, type, REASONS[why][lang]);
  };

const REASONS = {
  blurred: {
    de: 'Das Foto ist unscharf. Bitte fotografieren Sie das Dokument noch einmal bei Tageslicht.',
    en: 'The photo is out of focus. Please take it again by daylight.',
  },
  cut: {
    de: 'Am Rand fehlt ein Teil der Seite. Bitte schicken Sie die ganze Seite.',
    en: 'Part of the page is cut off. Please send the whole page.',
  },
  unsigned: {
    de: 'Der Stempel Ihrer Hochschule fehlt.',
    en: 'The stamp of your university is missing.',
  },
} as const;

export const reject: Step = async ({ api: { deps }, operator }, { id, lang }) => {
  const reason = {
    de: 'Sie sind in diesem Sommer nicht mehr eingeschrieben.',
    en: 'You are not enrolled this summer.',
  };
  review.reject(deps, operator, id, reason[lang]);
};

export const reopen: Step = async ({ api: { deps }, operator }, { id }) => {
  review.reopen(deps, operator, id);
};

/** The operator enters another address, which turns out to be one where no mail arrives. */
export const correctAddress =
  (email: string): Step =>
  async ({ api: { deps }, operator }, person) => {
    review.correct(deps, operator, person.id, { email });
    person.email = email;
  };

function fileFor({ api }: World, person: Person, type: DocumentType) {
  return fileOf(person, type, api.deps.site.partnerNetwork.name);
}
