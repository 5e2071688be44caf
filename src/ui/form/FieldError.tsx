export function FieldError({ id, problem }: { id: string; problem: string | undefined }) {
  if (!problem) return null;
  return (
    <p className="err" id={`${id}-error`}>
      <span>{problem}</span>
    </p>
  );
}
