/** Field id, operator, value (specification S3.10). */
export type Rule = readonly [id: string, operator: string, value: string];

/** Current value of a field; null while the field itself is hidden. */
export type Subject =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'boxes'; readonly checked: readonly string[] }
  | null;

/** Parses the rules of an attribute; unreadable ones are ignored. */
export const parseRules = (json: string | null | undefined): readonly Rule[] => {
  try {
    const parsed: unknown = JSON.parse(json || '[]');
    if (!Array.isArray(parsed)) return [];
    return parsed.flatMap((rule: unknown) => {
      if (!Array.isArray(rule) || typeof rule[0] !== 'string' || typeof rule[1] !== 'string')
        return [];
      return [[rule[0], rule[1], String(rule[2] ?? '').replace(/\\(.)/g, '$1')] as const];
    });
  } catch {
    return [];
  }
};

const matchesText = (value: string, operator: string, wanted: string): boolean => {
  const isPart = value.toLowerCase().includes(wanted.toLowerCase());
  const order = Number.parseFloat(value) - Number.parseFloat(wanted);
  switch (operator) {
    case 'is':
      return value === wanted;
    case 'is not':
      return value !== wanted;
    case 'is empty':
      return value === '';
    case 'is not empty':
      return value !== '';
    case 'contains':
      return isPart;
    case 'does not contain':
      return !isPart;
    case 'is greater':
      return order > 0;
    case 'is less':
      return order < 0;
    default:
      return false;
  }
};

/**
 * Whether a rule holds (specification S3.11). A checkbox counts as its value; a group is empty when
 * none is checked, and contains what its checked values contain (divi-forms.md §1.4).
 */
const matches = (subject: Subject, [, operator, wanted]: Rule): boolean => {
  if (!subject) return false;
  if (subject.kind === 'text') return matchesText(subject.value, operator, wanted);
  const { checked } = subject;
  if (operator === 'is') return checked.includes(wanted);
  if (operator === 'is not') return !checked.includes(wanted);
  return matchesText(checked.join(', '), operator, wanted);
};

/**
 * Whether a field with rules is shown; without readable rules it is. Rules about hidden fields do
 * not hold.
 */
export const isShownBy = (
  rules: readonly Rule[],
  relation: string | null | undefined,
  subjectOf: (id: string) => Subject,
): boolean => {
  if (rules.length === 0) return true;
  const holds = (rule: Rule) => matches(subjectOf(rule[0]), rule);
  return relation === 'any' ? rules.some(holds) : rules.every(holds);
};
