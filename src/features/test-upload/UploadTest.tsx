import { ErrorBoundary } from '#src/ui/island/ErrorBoundary.tsx';
import type { ErrorScreenTexts } from '#src/ui/island/error-screen.ts';
import { UploadTestForm } from './UploadTestForm.tsx';
import type { UploadTestProps } from './useUploadTest.ts';

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
