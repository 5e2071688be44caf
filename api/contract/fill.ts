/** Values for the `{name}` places of a sentence. */
export type Params = Readonly<Record<string, string | number>>;

/** Puts values into the `{name}` places of a sentence. A place without a value is left as it is. */
export function fill(sentence: string, params: Params = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
    String((Object.keys(params).includes(name) ? params[name] : undefined) ?? place),
  );
}
