import type { ReactNode } from 'react';

interface Props {
  /** For screen readers; not needed where a heading says the same. */
  caption?: string;
  /** The heads of the columns; without those that are `false`. */
  heads: readonly (string | false)[];
  className?: string | undefined;
  /** The rows. */
  children: ReactNode;
}

/** A table whose rows are cards on a phone: see styles/table.css. */
export function CardTable({ caption, heads, className, children }: Props) {
  return (
    <table className={className ? `cards ${className}` : 'cards'}>
      {caption && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {heads.map(
            (head) =>
              head && (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
