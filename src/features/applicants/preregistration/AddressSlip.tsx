import type { Lang } from '#contract/languages.ts';
import { addressSlipText } from '#src/i18n/address-slip.text.ts';
import { say } from '#src/i18n/text.ts';
import { AddressSlip as Slip } from '#src/ui/email-slip/AddressSlip.tsx';
import type { FormHandle } from '#src/ui/form/useForm.ts';

/** With its two sentences: /join has no room for them. */
export function AddressSlip({ form, lang }: { form: FormHandle; lang: Lang }) {
  return <Slip form={form} texts={say(addressSlipText, lang)} />;
}
