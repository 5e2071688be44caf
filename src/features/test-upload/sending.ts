/** Only sending needs these, so they are a script of their own. */
export { callMultipart } from '#src/lib/sending/call-multipart.ts';
export { sentenceOf } from '#src/ui/chosen-file/file-sentence.ts';
export { wireForm } from '#src/ui/chosen-file/wire-form.ts';
