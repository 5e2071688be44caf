import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { applicantTexts } from '#src/features/applicants/application/applicant.text.ts';
import { type Applicant, readApplicant } from '#src/features/applicants/application/applicant.ts';
import {
  type ApplicantResources,
  ApplicantResourcesContext,
} from '#src/features/applicants/shell/applicant-resources.ts';
import { ShellContext, type ShellValue } from '#src/features/applicants/shell/shell-context.ts';
import { wizardProps } from '#src/features/applicants/shell/shell-props.ts';
import { WizardContext } from '#src/features/applicants/wizard/wizard-context.ts';

/** An application as the server tells of it. */
export function applicantWith(fields: object): Applicant {
  const named = { id: '0c7ab1b4-64e3-4f0e-9d1c-2b8f3f6c1a11', first_name: 'Selam', last_name: 'Tesfaye' };
  const view = readApplicant({ applicant: { ...named, email: 's@example.org', can: ['upload-document'], ...fields } });
  if (!view || view === 'status-unknown') throw new Error(`no applicant: ${view}`);
  return view;
}

export function documentWith(type: string, review = 'pending', reason: string | null = null) {
  const uploaded_at = '2026-11-01T08:00:00Z';
  return { type, review, reason, subtype: null, file_name: `${type}.pdf`, size: 1, uploaded_at };
}

/** The HTML of a screen as somebody with this application sees it. */
export function htmlOf(screen: ReactElement, applicant: Applicant, lang: Lang): string {
  const view = { kind: 'applicant', applicant, token: 't' };
  const shell = { ...wizardProps(lang), application: { view }, heading: { current: null }, search: '' };
  const scenes = { post: 'p.svg', arrival: 'a.svg', upload: 'u.svg', sign: 's.svg', lostSuitcase: 'l.svg' };
  const resources: ApplicantResources = {
    ...applicantTexts(lang),
    originals: site.originals,
    emptyDeclaration: '',
    scenes,
  };
  return renderToStaticMarkup(
    <WizardContext value={shell as never}>
      <ShellContext value={shell as unknown as ShellValue}>
        <ApplicantResourcesContext value={resources}>{screen}</ApplicantResourcesContext>
      </ShellContext>
    </WizardContext>,
  );
}

/** What is read on it, without markup. */
export function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}
