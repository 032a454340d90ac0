/**
 * The six tabs of a condition page in their fixed order. `part` is the field of the content file, `label` the
 * specification's wording (the stylesheet capitalises it), `hash` the URL fragment that opens the tab. Never change a
 * hash: people share it.
 */
export const conditionTabs = [
  { part: 'definition', label: 'Definition', hash: 'definition' },
  { part: 'types', label: 'Types', hash: 'types' },
  { part: 'signs', label: 'Sign & Symptoms', hash: 'signs' },
  { part: 'causes', label: 'Causes', hash: 'causes' },
  { part: 'diagnosis', label: 'Diagnosis', hash: 'diagnosis' },
  { part: 'treatment', label: 'Treatment', hash: 'treatment' },
] as const;
