/** A box to tick with a finger or a pen. */
export function TickBox({ label }: { label: string }) {
  return (
    <label className="grid grid-cols-[22px_minmax(0,1fr)] items-start gap-3 py-[9px] print:grid-cols-[3.2mm_1fr] print:gap-[2mm] print:py-[0.65mm]">
      <input
        type="checkbox"
        className="mt-[0.15em] size-5.5 accent-hue-ui print:mt-[0.25em] print:size-[3.2mm]"
      />
      <span>{label}</span>
    </label>
  );
}
