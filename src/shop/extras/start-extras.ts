import type { Start } from '../../runtime/definition';
import { geolocationParams, passwordStrengthParams, tokenizationParams } from '../config/extras';
import { choosePaymentToken } from './choose-payment-token';
import { followPlace } from './follow-place';
import { ratePasswords } from './rate-passwords';

/** The global that asks for each, and the old script that may serve it still. */
const extras = [
  { global: tokenizationParams, script: 'tokenization-form', start: choosePaymentToken },
  { global: passwordStrengthParams, script: 'password-strength-meter', start: ratePasswords },
  { global: geolocationParams, script: 'geolocation', start: followPlace },
];

/** What few pages of a shop have; what an old script does already is left to it. */
export const startExtras: Start = (scope) => {
  const { document: doc, globals } = scope.page;
  const isServed = (script: string) =>
    [...doc.scripts].some(({ src }) => src.includes(`/woocommerce/assets/js/frontend/${script}.`));
  for (const { global, script, start } of extras) {
    if (globals.has(global) && !isServed(script)) start(scope);
  }
};
