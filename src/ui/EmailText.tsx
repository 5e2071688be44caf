/** An address, or a sentence with one, that breaks before its @, and only where the rest is still too long inside a word. */
export function EmailText({ text }: { text: string }) {
  const at = text.lastIndexOf('@');
  if (at < 1) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

/** A sentence with an address in it, whose place is `{email}`. */
export function EmailSentence({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split('{email}');
  return (
    <>
      {before}
      <EmailText text={email} />
      {after}
    </>
  );
}
