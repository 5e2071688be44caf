/** Of an application, a contract or a candidate: 'WS-7K3F-9Q', 'V-1A2B-3C4D', 'K-104233'. */
const NUMBER = /\b(?:(?:WS|V)-[0-9A-Z]{4}-[0-9A-Z]{2,4}|K-\d+)\b/;

/** A sentence whose number stays on one line, by no sign that somebody who copies or searches it would meet. */
export function WithNumber({ text }: { text: string }) {
  const [number] = NUMBER.exec(text) ?? [];
  if (number === undefined) return text;
  const [before, after] = text.split(number, 2);
  return (
    <>
      {before}
      <span className="number">{number}</span>
      {after}
    </>
  );
}
