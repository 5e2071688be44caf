import { DOCUMENT_FILES } from '#contract/documents/file.ts';
import { fill } from '#contract/fill.ts';
import type { DocumentType } from '#contract/model/document.ts';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import type { Applicant } from '../application/applicant.ts';
import type { WantedFile } from './DocumentsForm.tsx';
import type { wholeFormText } from './whole-form.text.ts';

const A2 = 'a2_file';
const FOLLOWS = 'a2_follows';
const CARD = 'passport_follows';

type Texts = Readonly<Record<keyof typeof wholeFormText | 'documentHint', string>>;

/**
 * A form that brings all documents of step 2: its files, its boxes, and what it shows for what is chosen.
 * @param passport its field for the passport
 */
export function wholeForm<Passport extends string>(
  passport: Passport,
  applicant: Applicant,
  names: Readonly<Record<DocumentType, string>>,
  t: Texts,
) {
  const files: WantedFile<typeof A2 | 'cv_file' | Passport>[] = [
    { name: A2, allowed: DOCUMENT_FILES, excusedBy: FOLLOWS, label: names.a2, hint: t.documentHint },
    { name: 'cv_file', allowed: DOCUMENT_FILES, label: names.cv, hint: t.documentHint },
    { name: passport, allowed: DOCUMENT_FILES, label: names.passport, hint: t.idHint },
  ];
  const follows = [
    { name: FOLLOWS, file: A2, until: applicant.a2_may_follow_until, text: t.follows, hint: t.followsHint },
    { name: CARD, file: passport, until: applicant.passport_may_follow_until, text: t.card, hint: t.cardHint },
  ];
  const shown = ({ entries }: FormHandle) => {
    const wanted = entries.has(FOLLOWS) ? files.filter(({ name }) => name !== A2) : files;
    const missing = wanted.filter(({ name }) => !entries.has(name));
    const count = wanted.length;
    const isReady = missing.length === 0;
    const left = missing.map(({ label }) => label).join(', ');
    const hint = isReady ? t.readyHint : fill(t.missing, { ready: count - missing.length, count, missing: left });
    return { isReady, form: { follows, submit: fill(t.submit, { count }), hint } };
  };
  return { files, boxes: [FOLLOWS, CARD] as const, shown };
}
