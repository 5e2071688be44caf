import { useEffect, useRef, useState } from 'react';
import { acceptOf } from '#contract/documents/file.ts';
import { fill } from '#contract/fill.ts';
import { type DocumentType, filesFor, type Subtype } from '#contract/model/document.ts';
import { wholeName } from '#contract/person-name.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { FileBox } from '#src/ui/file/FileBox.tsx';
import styles from './application.module.css';
import { Changed } from './Changed.tsx';
import type { DecisionProps } from './decision-props.ts';
import { isFollowing, likelyUpload, shortName } from './desk-application.ts';
import { Failed } from './Failed.tsx';

/** Uploads a document on behalf of the applicant, who sees on their page that we did. */
export function UploadDialog(props: DecisionProps) {
  const { open, texts: t, application, onOpen } = props;
  return (
    <Dialog
      open={open === 'upload'}
      title={fill(t.acts.uploadTitle, { name: wholeName(application) })}
      onClose={() => onOpen(undefined)}
    >
      <Fields {...props} />
    </Dialog>
  );
}

function Fields({ texts: t, one, application, document, onOpen }: DecisionProps) {
  const { uploads, documents } = application;
  const isThere = (type: DocumentType) => documents.some((one_) => one_.type === type && one_.replaced_at === null);
  const [type, setType] = useState(() => likelyUpload(application, document?.type));
  // In the place of a passport that follows, either comes: the passport, or another card.
  const [subtype, setSubtype] = useState<Subtype>('passport');
  const isFollowed = isFollowing(application, type);
  const allowed = filesFor(type);
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const isBusy = one.doing.kind === 'busy' && one.doing.act === 'upload';
  const problem = isMissing && !file;
  const send = (event: { preventDefault(): void }) => {
    event.preventDefault();
    setMissing(!file);
    if (file) one.upload(type, file, isFollowed && type === 'passport' ? subtype : undefined);
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p>{fill(t.acts.uploadText, { name: shortName(application) })}</p>
      <div className="field">
        <label htmlFor="upload-type">{t.acts.uploadType}</label>
        <select
          id="upload-type"
          ref={field}
          value={type}
          aria-describedby="upload-replaces"
          onChange={(event) => setType(event.target.value as DocumentType)}
        >
          {uploads.map((each) => (
            <option key={each} value={each}>
              {t.documentPane.names[each]}
            </option>
          ))}
        </select>
        {/* Not in the choice, which a phone cuts off. */}
        <p className="hint" id="upload-replaces" role="status">
          {isThere(type) && t.acts.uploadReplaces}
        </p>
      </div>
      {isFollowed && type === 'passport' && (
        <fieldset className="group">
          <legend>{t.acts.uploadKind}</legend>
          <div className="choices">
            {(['passport', 'id'] as const).map((each) => (
              <label key={each}>
                <input type="radio" name="upload-kind" checked={subtype === each} onChange={() => setSubtype(each)} />
                {t.documentPane.subtypes[each]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div className="field">
        <label htmlFor="upload-file">{t.acts.uploadFile}</label>
        <span className="hint" id="upload-file-hint">
          {allowed.length > 1 ? t.acts.uploadHint : t.acts.uploadPdf}
        </span>
        <FileBox
          id="upload-file"
          texts={t.acts}
          file={file}
          accept={acceptOf(allowed)}
          aria-invalid={problem || undefined}
          aria-describedby={problem ? 'upload-file-hint upload-file-error' : 'upload-file-hint'}
          onChange={(event) => setFile(event.target.files?.[0])}
        />
        {problem && (
          <p className="err" id="upload-file-error" role="alert">
            <span>{t.acts.uploadMissing}</span>
          </p>
        )}
      </div>
      <Changed texts={t} one={one} />
      <Failed one={one} acts={['upload']} texts={t} />
      <DialogChoice cancel={t.acts.cancel} onCancel={() => onOpen(undefined)}>
        <button type="submit" className="btn small" aria-busy={isBusy || undefined}>
          {isBusy ? t.acts.sending : t.acts.upload}
        </button>
      </DialogChoice>
    </form>
  );
}
