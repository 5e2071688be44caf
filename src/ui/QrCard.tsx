import { Copy, Download, Printer } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { copyPicture } from '#src/lib/copy-picture.ts';
import styles from './QrCard.module.css';

const SIZE = 200;

interface Address {
  href: string;
  label: string;
}

interface Props {
  /** 'large' where the code is the page's subject, 'small' beside something else. */
  size: 'large' | 'small';
  title: string;
  lead?: string | false;
  /** A picture 200 pixels wide; `failed` shows in its place when it does not load. */
  picture: { src: string; alt: string; failed?: string };
  /** Covers a picture that admits nobody right now. */
  cover?: ReactNode;
  /** Downloads, with a file name without its ending. */
  files?: { name: string; png: Address; svg: Address };
  /** A button that copies the picture; where the browser cannot, it downloads the PNG of `files` instead. */
  copy?: { label: string; copied: string; saved: string };
  /** Posters to print; `none` is the sentence for an empty list. */
  posters?: { title: string; links: readonly (Address & { lang: string })[]; none?: string };
  children?: ReactNode;
}

/** A link as a QR code: to scan, to download, to print. */
export function QrCard({ size, title, lead, picture, cover, files, copy, posters, children }: Props) {
  const id = useId();
  const image = useRef<HTMLImageElement>(null);
  return (
    <section
      className={`card ${styles.card} ${size === 'large' ? `raised ${styles.large}` : styles.small}`}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {lead && <p className="sm">{lead}</p>}
      </div>
      <div className="band" />
      <div className={styles.body}>
        <Picture picture={picture} cover={cover} image={image} />
        {files && <Files size={size} files={files} copy={copy} image={image} />}
        {posters && <Posters size={size} posters={posters} />}
        {children}
      </div>
    </section>
  );
}

type ImageRef = RefObject<HTMLImageElement | null>;

function Picture({
  picture: { src, alt, failed },
  cover,
  image,
}: Pick<Props, 'picture' | 'cover'> & { image: ImageRef }) {
  // Kept by address, as a new picture may load where the last one did not.
  const [broken, setBroken] = useState<string>();
  return (
    <div className={styles.frame} data-paused={cover ? '' : undefined}>
      {failed && broken === src ? (
        <p className="sm" role="status">
          {failed}
        </p>
      ) : (
        <img ref={image} src={src} alt={alt} width={SIZE} height={SIZE} data-qr="" onError={() => setBroken(src)} />
      )}
      {cover}
    </div>
  );
}

interface FilesProps extends Pick<Props, 'size'> {
  copy: Props['copy'] | undefined;
  files: NonNullable<Props['files']>;
  image: ImageRef;
}

function Files({ size, files: { name, png, svg }, copy, image }: FilesProps) {
  const [said, setSaid] = useState<string>();
  const download = useRef<HTMLAnchorElement>(null);
  const look = size === 'small' ? ' small' : '';
  const copyIt = async ({ copied, saved }: NonNullable<Props['copy']>) => {
    if (image.current && (await copyPicture(image.current))) return setSaid(copied);
    download.current?.click();
    setSaid(saved);
  };
  return (
    <div>
      <p className={styles.acts}>
        {copy && (
          <button type="button" className={`btn${look}`} onClick={() => copyIt(copy)}>
            <Copy aria-hidden="true" /> {copy.label}
          </button>
        )}
        <a ref={download} className={`btn${copy ? ' line' : ''}${look}`} href={png.href} download={`${name}.png`}>
          <Download aria-hidden="true" /> {png.label}
        </a>
        <a className={`btn line${look}`} href={svg.href} download={`${name}.svg`}>
          {size === 'small' && <Download aria-hidden="true" />} {svg.label}
        </a>
      </p>
      {copy && (
        <p className={`sm ${styles.said}`} role="status">
          {said}
        </p>
      )}
    </div>
  );
}

function Posters({ size, posters }: { size: Props['size']; posters: NonNullable<Props['posters']> }) {
  const id = useId();
  const { title, links, none } = posters;
  return (
    <div className={styles.posters}>
      <h3 id={id}>
        {size === 'large' && <Printer aria-hidden="true" />} {title}
      </h3>
      {links.length === 0 && <p className="sm muted">{none}</p>}
      {links.length > 0 && (
        <p className={styles.acts}>
          {links.map(({ href, label, lang }, index) => (
            <a
              key={href}
              className="btn line small"
              href={href}
              target="_blank"
              rel="noopener"
              hrefLang={lang}
              id={`${id}-${index}`}
              aria-labelledby={`${id} ${id}-${index}`}
            >
              {size === 'small' && <Printer aria-hidden="true" />} {label}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
