import { CHECK_ANSWERS } from '#contract/employers/airside.ts';
import type { RequirementField } from '#contract/employers/requirement-rules.ts';
import { Field } from '#src/ui/form/Field.tsx';
import styles from '#src/ui/form-fields/field-pair.module.css';
import type { fieldProps } from '#src/ui/form-fields/field-props.ts';
import { Select } from '#src/ui/form-fields/Select.tsx';
import type { RequirementTexts } from './requirement.text.ts';

interface Props {
  of: ReturnType<typeof fieldProps<RequirementField>>;
  texts: RequirementTexts;
}

/** Which authority has answered what on which day. */
export function CheckFields({ of, texts: { answers } }: Props) {
  return (
    <>
      <Select
        {...of('check_answer')}
        none={answers.none}
        choices={CHECK_ANSWERS.map((one) => [one, answers[one]] as const)}
      />
      <div className={styles.pair}>
        <Field {...of('check_authority')} autoComplete="off" />
        <Field {...of('check_answered_on')} type="date" autoComplete="off" />
      </div>
    </>
  );
}
