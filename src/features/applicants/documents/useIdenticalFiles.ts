import { useRef } from 'react';
import { filesOf } from '#src/ui/chosen-file/held-photos.ts';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { identicalFiles } from './identical-files.ts';

/** Says at a field, as soon as its file is chosen, that another field holds the same one. */
export function useIdenticalFiles(form: FormHandle, names: readonly string[], sentence: string): void {
  const said = useRef<readonly string[]>([]);
  const chosen = names.map((name) =>
    filesOf(form.entries, name).map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`),
  );
  useOnChange(chosen.join('\n'), () => {
    identicalFiles(form.entries, names).then((found) => {
      const paths = found.map(({ path }) => path);
      for (const path of said.current) if (!paths.includes(path)) form.forget(path);
      for (const path of paths) form.reject(path, sentence);
      said.current = paths;
    });
  });
}
