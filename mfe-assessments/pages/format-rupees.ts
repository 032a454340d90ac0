const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Formats whole rupees with Indian digit grouping: `₹7,499`. */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}
