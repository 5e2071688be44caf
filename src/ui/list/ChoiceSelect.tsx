interface Props<Id extends string> {
  id: string;
  label: string;
  value: string | undefined;
  /** The choice of none. */
  any?: string;
  options: readonly { id: Id; name: string }[];
  /** The choice of none has no id: ''. */
  onChoose: (id: Id) => void;
}

/** One of many, which counts at once. */
export function ChoiceSelect<Id extends string>({ id, label, value, any, options, onChoose }: Props<Id>) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={(event) => onChoose(event.target.value as Id)}>
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
