import { useEffect, useState } from 'react';
import { DOCUMENT_FILES } from '#contract/documents/file.ts';
import { fill } from '#contract/fill.ts';
import { errorText } from '#src/lib/error-text.ts';
import { hasKept } from '#src/lib/kept.ts';
import { FileField } from '#src/ui/file/FileField.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { PostForm } from '#src/ui/form/PostForm.tsx';
import { useOnMount } from '#src/ui/island/on-change.ts';
import { SeasonChoice } from '../shell/SeasonChoice.tsx';
import { isHelping } from '../shell/tab-storage.ts';
import type { StartTexts } from '../start/start.text.ts';
import { AlreadyApplied } from './AlreadyApplied.tsx';
import { draftIn, keepDraft } from './draft.ts';
import { cameFromAccount } from './from-account.ts';
import { partnerField } from './partner.ts';
import { Screen } from './Screen.tsx';
import { StartNotes } from './StartNotes.tsx';
import { prepareStartMore } from './start-more.ts';
import { FILE_NAME } from './step1-names.ts';
import { loadSending, useStep1Form } from './useStep1Form.ts';
import styles from './wizard.module.css';
import { useWizard } from './wizard-context.ts';

const FIRST_STEP = ['here', 'next', 'next'] as const;

export function Step1() {
  const wizard = useWizard();
  const { lang, texts, errors, network, links, search, seasons, application } = wizard;
  const t = texts.step1;
  const names = { network: network.name };
  const { form, prepare, ErrorSummary, AddressSlip } = useStep1Form();
  const { entries, isFilling } = form;

  const [hasKeptDraft, setKeptDraft] = useState(false);
  const [partner, setPartner] = useState<StartTexts['partner']>();
  const { view } = application;
  const notice = view.kind === 'start' ? view.notice : undefined;
  // Whoever has a link that has expired or failed to load has applied: a second application is not what they need.
  const hasApplied = notice?.resumeToken || notice?.fault === 'token_expired';
  // Both come once, into fields that are still empty: what was typed comes first.
  useOnMount(() => {
    const fillIn = (draft: { partner?: string } & Readonly<Record<string, string>>) => {
      if (draft.partner) prepareStartMore(wizard).then((start) => setPartner(start?.texts.partner));
      for (const [name, value] of Object.entries(draft)) {
        const input = form.ref.current?.elements.namedItem(name);
        if (!(input instanceof HTMLInputElement)) continue;
        // A box has the value 'true'.
        input.checked ||= input.value === value;
        input.value ||= value;
      }
      form.refresh();
    };
    const kept = hasKept() ? loadSending() : Promise.resolve(undefined);
    const taken = kept.then((script) => {
      const kept = script?.keptDraft() ?? {};
      const draft = draftIn(kept);
      setKeptDraft(kept.isFromBefore === true && (kept.hasFile === true || Object.keys(draft).length > 0));
      fillIn(draft);
    });
    form.waitFor(taken);
    fillIn(partnerField(location.search));
    // Only people who come from their account wait for this script.
    if (cameFromAccount(location.search))
      taken
        .then(() => import('../preregistration/account-draft.ts'))
        .then(({ accountDraft }) => accountDraft(lang))
        .then(fillIn, () => {});
  });
  useEffect(() => {
    // What is half back would take the other half away.
    if (!isFilling) keepDraft(entries);
  }, [entries, isFilling]);

  const hasFile = entries.has(FILE_NAME);
  const hasConsent = entries.has('gdpr');
  const labels = {
    first_name: t.firstName,
    middle_name: t.middleName,
    last_name: t.lastName,
    email: t.email,
    phone: t.phone,
    season: t.season,
    [FILE_NAME]: fill(t.file, names),
    gdpr: t.consent,
  };

  const fields = (
    <PostForm
      form={form}
      className="card stack"
      encType="multipart/form-data"
      onFocus={prepare}
      onPointerDown={prepare}
    >
      <div className={`grid two-columns ${styles.names}`}>
        <Field form={form} name="first_name" label={t.firstName} hint={t.nameHint} autoComplete="given-name" />
        <Field form={form} name="last_name" label={t.lastName} hint={t.nameHint} autoComplete="family-name" />
        <p className="hint">{t.oneName}</p>
      </div>
      <Field
        form={form}
        name="middle_name"
        label={t.middleName}
        optional={texts.form.optional}
        autoComplete="additional-name"
      />
      <Field
        form={form}
        name="email"
        label={t.email}
        hint={t.emailHint}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      {AddressSlip && <AddressSlip form={form} texts={t.slip} />}
      <Field
        form={form}
        name="phone"
        label={t.phone}
        hint={t.phoneHint}
        optional={texts.form.optional}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
      />
      {seasons.length > 0 && <SeasonChoice legend={t.season} seasons={seasons} chosen={seasons[0]?.id} />}
      <div>
        <FileField
          form={form}
          name={FILE_NAME}
          label={fill(t.file, names)}
          hint={texts.form.documentHint}
          allowed={DOCUMENT_FILES}
          keepAs={isHelping(search) ? undefined : form.idOf(FILE_NAME)}
          choose={texts.form.choosePhoto}
          lang={lang}
          texts={texts.form}
          sayProblem={({ code, params }) => errorText(errors, code, params)}
        />
        <p className={`hint ${styles.below}`}>
          {fill(t.fileHint, names)}{' '}
          <a href={network.registrationUrl} target="_blank" rel="noopener">
            {fill(t.register, names)}
          </a>
        </p>
      </div>
      <Checkbox form={form} name="gdpr">
        {t.gdprBefore} <a href={links.privacy}>{t.gdprLink}</a>
        {t.gdprAfter}
      </Checkbox>
      {partner && (
        <Checkbox form={form} {...partner} optional>
          {partner.title}
        </Checkbox>
      )}
      <FormEnd
        form={form}
        label={t.submit}
        texts={texts.form}
        ready={hasFile && hasConsent}
        hint={hintOf(hasFile, hasConsent, t)}
      />
    </PostForm>
  );
  return (
    <Screen progress={FIRST_STEP} title={t.title} lead={fill(t.lead, names)}>
      <StartNotes hasKept={hasKeptDraft} />
      {ErrorSummary && <ErrorSummary form={form} labels={labels} texts={texts.form} />}
      {hasApplied ? (
        <details className="fold">
          <summary>{t.notApplied}</summary>
          {fields}
        </details>
      ) : (
        fields
      )}
      <AlreadyApplied />
    </Screen>
  );
}

type Hints = Record<'needBoth' | 'needFile' | 'needConsent' | 'readyHint', string>;

function hintOf(hasFile: boolean, hasConsent: boolean, t: Hints): string {
  if (hasFile) return hasConsent ? t.readyHint : t.needConsent;
  return hasConsent ? t.needFile : t.needBoth;
}
