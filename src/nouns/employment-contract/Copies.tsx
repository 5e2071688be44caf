import styles from './contract.module.css';

interface Props {
  title: string;
  copies: readonly { id: string; href: string; name: string; date: string }[];
}

/** The signed copies that a reader may download. */
export function Copies({ title, copies }: Props) {
  if (copies.length === 0) return null;
  return (
    <div className={styles.part} data-copies="">
      <h3>{title}</h3>
      <ul className={`list ${styles.copies}`}>
        {copies.map(({ id, href, name, date }) => (
          <li key={id}>
            <a href={href}>{name}</a> <span className="sm muted">{date}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
