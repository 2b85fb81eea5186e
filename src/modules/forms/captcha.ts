import { type Changes, replaceContents } from '../../runtime/dom';
import * as names from './names';

/** Specification S9.27. */
const LARGEST = 15;

const draw = () => 1 + Math.floor(Math.random() * LARGEST);

export interface Captcha {
  readonly input: HTMLInputElement;
  /** Whether the answer is the sum; an empty one is missing, not wrong. */
  isWrong(): boolean;
  /** Two new numbers and an empty field (specification S5.10). */
  renew(): void;
  /** Takes the new numbers back. */
  giveBack(): void;
}

/** The sum that a form asks for, or null. */
export const readCaptcha = (form: Element, changes: Changes): Captcha | null => {
  const input = form.querySelector<HTMLInputElement>(`.${names.captcha}`);
  if (!input) return null;
  let giveBack: (() => void) | null = null;
  return {
    input,
    giveBack: () => giveBack?.(),
    isWrong() {
      const { first_digit: first, second_digit: second } = input.dataset;
      const sum = Number(first) + Number(second);
      return input.value !== '' && input.value.trim() !== String(sum);
    },
    renew() {
      const [first, second] = [draw(), draw()];
      changes.setAttribute(input, 'data-first_digit', String(first));
      changes.setAttribute(input, 'data-second_digit', String(second));
      input.value = '';
      const question = form.querySelector(names.question);
      if (!question) return;
      giveBack?.();
      giveBack = replaceContents(question, `${first} + ${second}`);
    },
  };
};
