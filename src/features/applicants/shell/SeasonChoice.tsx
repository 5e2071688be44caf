interface Props {
  legend: string;
  seasons: readonly { id: string; label: string }[];
  /** The id of the one that is chosen at first. */
  chosen: string | undefined;
}

/** One of several seasons. */
export function SeasonChoice({ legend, seasons, chosen }: Props) {
  return (
    <fieldset className="group">
      <legend className="label">{legend}</legend>
      <div className="choices">
        {seasons.map(({ id, label }) => (
          <label key={id}>
            <input type="radio" name="season" value={id} defaultChecked={id === chosen} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
