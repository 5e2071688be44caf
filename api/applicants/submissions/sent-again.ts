import type { Preregistration } from '#contract/applications/applicant.ts';
import { inPassportOrder } from '#contract/person-name.ts';
import { eventStore } from '../../audit/event.store.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Deps } from '../../deps.ts';
import { documentStore } from '../../documents/document.store.ts';
import { keepFiles } from '../../documents/keep.ts';
import { recordDocument } from '../../documents/record.ts';
import type { ReceivedFile } from '../../files/intake.ts';
import { type Applicant, applicantStore, type Personal } from '../applicant.store.ts';
import { possibleActions } from '../application-rules.ts';
import { loadApplicant } from '../load.ts';

/** What became of a form that was sent again: nothing was new, the new values were taken, or the old ones stay. */
export type SentAgain = 'same' | 'updated' | 'kept';

interface Form {
  input: Preregistration;
  file: ReceivedFile;
}

/**
 * Takes a form that comes again with its key. The sender may not know that the first one arrived, and may have
 * corrected something: the newer form counts while nobody has worked on the application. `open` ends each transaction.
 */
export async function takeSentAgain<T>(
  deps: Deps,
  known: Applicant,
  form: Form,
  open: () => T,
): Promise<T & { sentAgain: SentAgain }> {
  const { fields, isNewFile } = newIn(deps, known, form);
  const answer = (sentAgain: SentAgain) => ({ ...open(), sentAgain });
  const asItIs = () => deps.writeTurn.tx(() => answer(fields.length === 0 && !isNewFile ? 'same' : 'kept'));
  if ((fields.length === 0 && !isNewFile) || !isUntouched(deps, known.id)) return asItIs();
  const take = () => {
    if (!isUntouched(deps, known.id)) throw new Touched();
    applicantStore(deps.db).setPersonal(known.id, personalOf(form.input, known), deps.clock.now());
    if (isNewFile) recordDocument(deps, known.id, 'hub4africa', null, form.file);
    const detail = { fields: [...fields, ...(isNewFile ? ['hub4africa'] : [])].join(',') };
    recordEvent(deps, ['applicant', known.id], { actor: 'applicant', action: ACTION, detail });
    return answer('updated');
  };
  try {
    return await (isNewFile ? keepFiles(deps, [form.file], take) : deps.writeTurn.tx(take));
  } catch (error) {
    if (error instanceof Touched) return asItIs();
    throw error;
  }
}

const ACTION = 'submit-preregistration';

/** Somebody has begun to work on the application while the file was moved. */
class Touched extends Error {}

const TEXT_FIELDS = ['first_name', 'middle_name', 'last_name', 'phone'] as const;

function newIn(deps: Deps, known: Applicant, { input, file }: Form) {
  const personal = personalOf(input, known);
  const confirmation = documentStore(deps.db)
    .current(known.id)
    .find(({ type }) => type === 'hub4africa');
  return {
    fields: TEXT_FIELDS.filter((name) => personal[name] !== known[name]),
    isNewFile: confirmation?.sha256 !== file.sha256,
  };
}

/** Keeps the old address: a form with another address could be another person's. */
function personalOf(input: Preregistration, { email }: Applicant): Personal {
  return { ...inPassportOrder(input), email };
}

/** Whether the application has no event but this form: no decision, no view of its file, no correction. */
function isUntouched(deps: Deps, id: string): boolean {
  const { status } = loadApplicant(deps, id);
  const isOpenToIt = possibleActions(status, 'applicant').includes('correct');
  return (
    isOpenToIt &&
    eventStore(deps.db)
      .history('applicant', id)
      .every(({ action }) => action === ACTION)
  );
}
