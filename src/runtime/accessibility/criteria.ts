/** Success criteria of WCAG 2.2 that an automated rule can refer to, by number. */
const names: Readonly<Record<string, string>> = {
  '1.1.1': 'Non-text Content',
  '1.2.1': 'Audio-only and Video-only (Prerecorded)',
  '1.2.2': 'Captions (Prerecorded)',
  '1.3.1': 'Info and Relationships',
  '1.3.4': 'Orientation',
  '1.3.5': 'Identify Input Purpose',
  '1.4.1': 'Use of Color',
  '1.4.2': 'Audio Control',
  '1.4.3': 'Contrast (Minimum)',
  '1.4.4': 'Resize Text',
  '1.4.12': 'Text Spacing',
  '2.1.1': 'Keyboard',
  '2.1.3': 'Keyboard (No Exception)',
  '2.2.1': 'Timing Adjustable',
  '2.2.2': 'Pause, Stop, Hide',
  '2.4.1': 'Bypass Blocks',
  '2.4.2': 'Page Titled',
  '2.4.4': 'Link Purpose (In Context)',
  '2.5.3': 'Label in Name',
  '2.5.8': 'Target Size (Minimum)',
  '3.1.1': 'Language of Page',
  '3.1.2': 'Language of Parts',
  '3.3.2': 'Labels or Instructions',
  '4.1.1': 'Parsing (not in WCAG 2.2)',
  '4.1.2': 'Name, Role, Value',
};

export interface Criterion {
  readonly number: string;
  readonly name: string;
}

const TAG = /^wcag(\d)(\d)(\d+)$/;

/** Criteria named by the tags of an axe rule (`wcag1412` is 1.4.12); none for a best practice. */
export const criteriaOf = (tags: readonly string[]): readonly Criterion[] =>
  tags.flatMap((tag) => {
    const [, principle, guideline, criterion] = TAG.exec(tag) ?? [];
    if (!criterion) return [];
    const number = `${principle}.${guideline}.${criterion}`;
    return [{ number, name: names[number] ?? '' }];
  });
