/** An address, or a sentence with one, that breaks before its @, and only where the rest is still too long inside a word. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  if (at < 1) return email;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** A sentence with an address in it, whose place is `{email}`. */
export function EmailSentence({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split('{email}');
  return (
    <>
      {before}
      <EmailText email={email} />
      {after}
    </>
  );
}
