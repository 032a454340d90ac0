type WriteLineProps = {
  label: string;
  /** How many lines there are to write on; one unless told. */
  rows?: number;
};

/** Room to write, with keys or with a pen. */
export function WriteLine({ label, rows = 1 }: WriteLineProps) {
  return (
    <label className="ui-write-line">
      <span>{label}</span>
      {rows === 1 ? (
        <input type="text" autoComplete="off" />
      ) : (
        <textarea rows={rows} autoComplete="off" />
      )}
    </label>
  );
}
