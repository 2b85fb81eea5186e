import { type Changes, replaceContents } from '../../runtime/dom';
import * as names from './names';

/** Largest number of a sum (specification S9.27). */
const LARGEST = 15;

const drawNumber = () => 1 + Math.floor(Math.random() * LARGEST);

interface Captcha {
  readonly input: HTMLInputElement;
  /** Whether the entered sum is wrong; an empty one is missing instead. */
  isWrong(): boolean;
  /** Shows two new numbers and empties the field (specification S5.10). */
  renew(): void;
  /** Restores the numbers of the server. */
  restore(): void;
}

/** The sum question of a form, or null. */
export const readCaptcha = (form: Element, changes: Changes): Captcha | null => {
  const input = form.querySelector<HTMLInputElement>(`.${names.captcha}`);
  if (!input) return null;
  let restore: (() => void) | null = null;
  return {
    input,
    restore: () => restore?.(),
    isWrong() {
      const { first_digit: first, second_digit: second } = input.dataset;
      const sum = Number(first) + Number(second);
      return input.value !== '' && input.value.trim() !== String(sum);
    },
    renew() {
      const { first_digit: a, second_digit: b } = input.dataset;
      const [first, second] = [drawNumber(), drawNumber()];
      changes.setAttribute(input, 'data-first_digit', String(first));
      changes.setAttribute(input, 'data-second_digit', String(second));
      // For screen readers the question is the name of the field.
      const name = input.getAttribute('aria-label')?.replace(`${a} + ${b}`, `${first} + ${second}`);
      changes.setAttribute(input, 'aria-label', name);
      input.value = '';
      const question = form.querySelector(names.question);
      if (!question) return;
      restore?.();
      restore = replaceContents(question, `${first} + ${second}`);
    },
  };
};
