const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** An amount of whole rupees as it is written in India: `₹7,499`. */
export function inRupees(amount: number): string {
  return rupees.format(amount);
}
