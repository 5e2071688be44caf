/** Whether a form holds something typed, ticked or chosen that the server has not taken yet. */
export function hasUnsent(forms: Iterable<HTMLFormElement>): boolean {
  return [...forms].some((form) => [...form.elements].some(isChanged));
}

function isChanged(control: Element): boolean {
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false;
  if (control.type === 'file') return (control.files?.length ?? 0) > 0;
  if (control.type === 'checkbox' || control.type === 'radio') return control.checked !== control.defaultChecked;
  return control.value.trim() !== control.defaultValue.trim();
}
