import { keep, readKept } from '#src/lib/kept-entries.ts';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { useOnChange, useOnMount } from '#src/ui/island/on-change.ts';
import { useShell } from '../shell/shell-context.ts';
import { isHelping } from '../shell/tab-storage.ts';

/** Keeps which boxes of a form are ticked, like its files, for its application alone. Returns how to forget it. */
export function useKeptTicks(form: FormHandle, names: readonly string[]): () => void {
  const { search, application } = useShell();
  const { view } = application;
  const owner = view.kind === 'applicant' && !isHelping(search) ? view.applicant.id : undefined;
  const keyOf = (name: string) => `${owner} ${form.idOf(name)}`;
  const each = (look: (box: HTMLInputElement) => void) => {
    for (const name of owner ? names : []) {
      const box = form.ref.current?.elements.namedItem(name);
      if (box instanceof HTMLInputElement) look(box);
    }
  };
  useOnMount(() => {
    each((box) => {
      box.checked ||= readKept(keyOf(box.name)) !== undefined;
    });
    form.refresh();
  });
  useOnChange(form.entries, () => each((box) => keep(keyOf(box.name), box.checked ? {} : undefined)));
  return () => each(({ name }) => keep(keyOf(name), undefined));
}
