import type { Lang } from '#contract/languages.ts';
import { addressSlipText } from '#src/i18n/address-slip.text.ts';
import { say } from '#src/i18n/text.ts';
import { AddressSlip as Slip } from '#src/ui/email-slip/AddressSlip.tsx';
import type { FormHandle } from '#src/ui/form/useForm.ts';

/** `AddressSlip` with its texts, which don't fit into the page /join itself. */
export function AddressSlip({ form, lang }: { form: FormHandle; lang: Lang }) {
  return <Slip form={form} texts={say(addressSlipText, lang)} />;
}
