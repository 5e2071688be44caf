import { useRef } from 'react';
import type { Lang } from '#contract/languages.ts';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { useOnChange } from '#src/ui/island/on-change.ts';
import type { Held } from './identical-files.ts';
import { loadSending } from './load-sending.ts';

/**
 * Says at a field, as soon as its file is chosen, that another field or the server holds the same one, and sends no more
 * of it.
 */
export function useIdenticalFiles(form: FormHandle, names: readonly string[], held: readonly Held[], lang: Lang): void {
  const said = useRef<readonly string[]>([]);
  const look = async () => {
    // Photos are named by a hidden field.
    const isAnyChosen = names.some((name) => {
      const value = form.entries.get(name);
      return typeof value === 'string' ? value : value?.name;
    });
    const script = isAnyChosen ? await loadSending() : undefined;
    const found = (await script?.identicalFiles(form.entries, names, held)) ?? [];
    const paths = found.map(({ path }) => path);
    for (const path of said.current) {
      if (paths.includes(path)) continue;
      form.forget(path);
      script?.hold(form.entries, path, false);
    }
    for (const { path, code } of found) {
      form.reject(path, script?.identicalTexts(lang)[code] ?? code);
      script?.hold(form.entries, path, true);
    }
    said.current = paths;
  };
  useOnChange(form.entries, () => void look());
}
