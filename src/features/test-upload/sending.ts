/** Only sending needs these, so they are a script of their own. */
export { sentenceOf } from '#src/ui/chosen-file/file-sentence.ts';
export { sendFiles } from '#src/ui/chosen-file/send-files.ts';
