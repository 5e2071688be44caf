interface Props {
  id: string;
  label: string;
  value: string | undefined;
  /** The choice of none. */
  any?: string;
  options: readonly { id: string; name: string }[];
  onChoose: (id: string) => void;
}

/** One filter of a list with too many values for a row of links. */
export function ChoiceSelect({ id, label, value, any, options, onChoose }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={(event) => onChoose(event.target.value)}>
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
