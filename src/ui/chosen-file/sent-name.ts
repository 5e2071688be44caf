import type { FileFacts } from '#contract/documents/file-problem.ts';

/** The name under which a file is sent: every call refuses '..', as in 'CV..final.pdf', since it could be a path. */
export function sentName({ name }: { name: string }): string {
  return name.replace(/\.{2,}/g, '.');
}

/** A file under the name it is sent with, for the rules of files. */
export function sentFacts(file: FileFacts): FileFacts {
  return { name: sentName(file), size: file.size, type: file.type };
}
