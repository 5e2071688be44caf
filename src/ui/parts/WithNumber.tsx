/** Of applications, contracts, their files and candidates: 'WS-7K3F-9Q', 'V-1A2B-3C4D', 'V-1A2B-3C4D-1.pdf', 'K-104233'. */
const NUMBERS = /\b((?:WS|V)-[0-9A-Z]{4}-[0-9A-Z]{2,4}(?:-\d+)?(?:\.pdf)?|K-\d+)\b/;

/** A sentence whose numbers stay on one line, by no sign that somebody who copies or searches them would meet. */
export function WithNumber({ text }: { text: string }) {
  // At odd places is what was split at.
  return text.split(NUMBERS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <span key={index} className="number">
        {part}
      </span>
    ),
  );
}
