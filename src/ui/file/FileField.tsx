import { type ComponentProps, useRef, useState } from 'react';
import { acceptOf } from '#contract/documents/file.ts';
import { hasKept } from '#src/lib/kept.ts';
import type { Choice } from '../chosen-file/choice.tsx';
import { fileOf } from '../form/entries.ts';
import { FieldError } from '../form/FieldError.tsx';
import { Upload } from '../icons.tsx';
import { useOnChange, useOnMount } from '../island/on-change.ts';
import { twice } from '../lazy/twice.ts';
import styles from './FileField.module.css';
import type { FileFieldProps } from './file-field-props.ts';

/**
 * A real file input over the dashed box, so that click, keyboard and drop are the browser's own. It takes one file, or
 * photos of its pages, one after the other.
 */
export function FileField(props: FileFieldProps) {
  const { form, name, label, hint, choose, allowed, texts } = props;
  const input = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState<Choice>({});
  const id = form.idOf(name);
  const problem = form.problemOf(name);
  const file = choice.photos ? undefined : fileOf(form.entries, name);
  const { script, load } = useChosenFile(file !== undefined || offersPhotos(allowed));
  const field = { ...props, input, choice, setChoice };
  const view = script?.viewOf(field, file);
  const isChosen = file && view;

  const look = async () => {
    // Browsers keep its size once it was asked for; of a file that is deleted until the script is there they would say 0.
    if (input.current?.files?.[0]?.size === undefined) return;
    // At once where the script is there: the form would take a photo that is not ready.
    (script ?? (await load()))?.look(field);
  };
  // A file that was chosen before the script ran has fired no change event; one may be kept from before.
  useOnMount(() => {
    look();
    if (hasKept()) form.waitFor(load().then((loaded) => loaded?.bringBack(field)));
  });

  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      {view?.above}
      <div
        className={[styles.box, isChosen ? styles.chosen : 'drop', problem && !file ? 'bad' : '', view?.rest].join(' ')}
      >
        <input
          ref={input}
          className={styles.input}
          type="file"
          id={id}
          name={name}
          accept={choice.photos ? 'image/*' : acceptOf(allowed)}
          multiple={choice.photos && true}
          required
          tabIndex={isChosen ? -1 : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
          onFocus={load}
          onPointerDown={load}
          onChange={look}
        />
        {isChosen ? view.row : <Invite file={file} button={view?.button ?? choose} texts={texts} />}
        <p className={isChosen ? 'visually-hidden' : 'hint'} id={`${id}-hint`}>
          {view?.hint ?? hint}
        </p>
      </div>
      <Below view={view} allowed={allowed} />
      <Fault view={view} id={id} problem={problem} />
    </div>
  );
}

/** Where only a PDF is accepted, the script offers photos. */
const offersPhotos = (allowed: FileFieldProps['allowed']) => allowed.length === 1;

type View = { view: ReturnType<Script['viewOf']> | undefined };

/** Until the script has come, the place of its button. */
function Below({ view, allowed }: Pick<FileFieldProps, 'allowed'> & View) {
  return view ? view.below : offersPhotos(allowed) && <p className={styles.offer} />;
}

/** Until the script has come, which says it. */
function Fault({ view, ...fault }: ComponentProps<typeof FieldError> & View) {
  return !view && <FieldError {...fault} />;
}

interface InviteProps {
  file: File | undefined;
  button: string;
  texts: Record<'drop' | 'or', string>;
}

/** What the box says while it takes a file. A chosen one is named here until the script has loaded. */
export function Invite({ file, button, texts }: InviteProps) {
  return (
    <div className={styles.invite} aria-hidden={file ? undefined : 'true'}>
      <Upload />
      {file ? (
        <b>{file.name}</b>
      ) : (
        <p className={styles.drop}>
          <b>{texts.drop}</b> {texts.or}
        </p>
      )}
      <span className="btn line small">{button}</span>
    </div>
  );
}

async function fetchScript() {
  const { look, bringBack, viewOf } = await import('../chosen-file/choice.tsx');
  return { look, bringBack, viewOf };
}
type Script = Awaited<ReturnType<typeof fetchScript>>;
let known: Script | undefined;

/** Loads what a chosen file needs, on the first touch. Until then the box names the file and takes another one. */
function useChosenFile(isThere: boolean) {
  const [script, setScript] = useState(known);
  const load = async (): Promise<Script | undefined> => {
    known ??= await twice(fetchScript).catch(() => undefined);
    setScript(known);
    return known;
  };
  useOnChange(isThere, () => {
    if (isThere) load();
  });
  return { script, load };
}
