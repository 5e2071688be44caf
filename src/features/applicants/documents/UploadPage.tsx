import { tokenPage } from '../token-page/token-page.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import type { UploadStart, UploadTexts } from './upload.text.ts';

/** /upload: the three documents of step 2 in one go. */
export const UploadPage = tokenPage<UploadTexts, UploadStart>(
  async () => (await import('./Upload.tsx')).Upload,
  undefined,
  (words, texts) => texts && <InvalidLink texts={texts} tokenPage={words} />,
);
