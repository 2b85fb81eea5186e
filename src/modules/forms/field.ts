/** A field as it stands in the page now. */
export interface Field {
  /** What gets the focus and the marks of a fault. */
  readonly control: HTMLElement;
  /** The element that the style sheet marks: the control, or the wrapper of a group. */
  readonly marked: HTMLElement;
  readonly id: string | null;
  readonly originalId: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly label: string;
  readonly value: string;
  /** Hidden by its conditions. */
  readonly isHidden: boolean;
}

/** One entry of the list that the server compares with its own (specification S3.09). */
export interface FieldEntry {
  readonly field_id: string;
  readonly original_id: string;
  readonly required_mark: string;
  readonly field_type: string;
  readonly field_label: string;
}
