import { useContext, useEffect } from 'react';
import { PlainFormsContext } from '#src/ui/form/plain-form.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { twice } from '#src/ui/lazy/twice.ts';
import { readAccessToken } from '../shell/token.ts';
import { loadRules } from '../shell/typed-problems.ts';
import { keepDraft } from './draft.ts';
import { forgetPartner, keepPartner } from './partner.ts';
import { NAMES } from './step1-names.ts';
import { useWizard } from './wizard-context.ts';

async function fetchSending() {
  const { checkStep1, sendStep1, sentenceOf, ErrorSummary, AddressSlip, keptDraft } = await import(
    '../preregistration/step1-sending.ts'
  );
  return { checkStep1, sendStep1, sentenceOf, ErrorSummary, AddressSlip, keptDraft };
}
let sending: Awaited<ReturnType<typeof fetchSending>> | undefined;

/** Undefined where the script fails to load: the form then reports a lost connection, and its button tries again. */
export async function loadSending() {
  sending ??= await twice(fetchSending).catch(() => undefined);
  return sending;
}

/** The form of step 1; `prepare` fetches what it needs, as soon as somebody touches it. */
export function useStep1Form() {
  const { lang, texts, errors, application } = useWizard();
  const t = texts.step1;
  const refused = useContext(PlainFormsContext)?.refused;

  useEffect(() => keepPartner(location.search), []);

  const form = useForm({
    id: 'step1',
    to: 'POST /api/functions/submit-preregistration',
    // Sent a second time, it makes no second application.
    fixed: refused && { idempotency_key: refused.key },
    names: NAMES,
    check: async (entries) => (await loadSending())?.checkStep1(entries) ?? [],
    send: async (entries, hooks) => {
      const script = await loadSending();
      if (!script) return { kind: 'unreachable', reason: 'offline' };
      application.prepare();
      return script.sendStep1(entries, lang, hooks);
    },
    onOk: (data) => {
      const token = readAccessToken(data);
      if (!token) return t.invalidAnswer;
      keepDraft();
      forgetPartner();
      application.arrive(data, token);
      return undefined;
    },
    fallback: t.failed,
    errors,
    sayOfFile: (file, fault) => sending?.sentenceOf(file, fault, texts.form.fileSentence, lang) ?? fault.reason,
  });

  const prepare = () => {
    // Drawn again, as an address that was filled in before has to be asked about without another key.
    loadSending().then(form.refresh);
    loadRules();
  };
  return {
    form,
    prepare,
    ErrorSummary: sending?.ErrorSummary,
    AddressSlip: sending?.AddressSlip,
  };
}
