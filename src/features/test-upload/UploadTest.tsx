import type { Lang } from '#contract/languages.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import { ErrorBoundary } from '#src/ui/island/ErrorBoundary.tsx';
import type { ErrorScreenTexts } from '#src/ui/island/error-screen.ts';
import type { TestUploadTexts } from './test-upload.text.ts';
import { UploadTestForm } from './UploadTestForm.tsx';

export interface UploadTestProps {
  lang: Lang;
  texts: TestUploadTexts;
  errors: ErrorTexts;
}

interface Props extends UploadTestProps {
  errorScreen: ErrorScreenTexts;
  supportHref: string;
}

export function UploadTest({ errorScreen, supportHref, ...props }: Props) {
  return (
    <ErrorBoundary texts={errorScreen} supportHref={supportHref}>
      <UploadTestForm {...props} />
    </ErrorBoundary>
  );
}
