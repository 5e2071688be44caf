import { PLACEMENT_FIELDS } from '#contract/placements/placement-profile.ts';
import { call } from '#src/lib/call/call.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { useAskBeforeLeaving } from '#src/ui/useAskBeforeLeaving.ts';
import type { ApplicantProps } from '../application/applicant.ts';
import { useShell } from '../shell/shell-context.ts';
import type { PlacementTexts } from './placement.text.ts';
import { type PlacementData, problemsIn, profileIn, readPlacement } from './placement-data.ts';

export type Props = ApplicantProps<PlacementTexts>;

export interface PlacementProps extends Props {
  placement: PlacementData;
  onPlacement: (placement: PlacementData) => void;
}

/** Ids of the fields begin with it: the note above the form links to them. */
export const PLACEMENT_FORM = 'placement';

/** The form. Whoever leaves the page with something unsaved is asked first. */
export function usePlacementForm({ token, placement, onPlacement }: PlacementProps) {
  const { lang, texts, errors } = useShell();
  const form = useForm({
    id: PLACEMENT_FORM,
    names: PLACEMENT_FIELDS,
    to: 'POST /api/functions/save-placement',
    fixed: { version: placement.version },
    check: problemsIn,
    send: (entries, { signal }) =>
      call(
        'POST /api/functions/save-placement',
        { ...profileIn(entries), version: placement.version },
        { lang, token, signal },
      ),
    onOk: (reply) => {
      const saved = readPlacement(reply);
      if (!saved) return texts.form.failed;
      onPlacement(saved);
      return undefined;
    },
    fallback: texts.form.failed,
    errors,
  });
  const held = profileIn(form.entries);
  const isUnsaved = form.entries.size > 0 && PLACEMENT_FIELDS.some((name) => held[name] !== placement.profile[name]);
  useAskBeforeLeaving(isUnsaved);
  return form;
}
