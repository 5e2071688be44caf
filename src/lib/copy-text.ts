/**
 * Puts a text on the clipboard. Without HTTPS, or when the browser says no, it marks the field that shows the text, for
 * the older way of copying and for the visitor's own. Whether it worked.
 */
export async function copyText(text: string, field?: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!field) return false;
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
