/** A box to tick with a finger or a pen. */
export function TickBox({ label }: { label: string }) {
  return (
    <label className="ui-tick-box">
      <input type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
