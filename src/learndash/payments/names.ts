/** The list of payment buttons where there are several gateways. */
export const dropdown = 'data-jq-dropdown';
export const dropdownOpen = 'jq-dropdown-open';
export const dropdownRight = 'jq-dropdown-anchor-right';
export const dropdownDisabled = 'jq-dropdown-disabled';

/** Called by inline payment code before it leaves the page. */
export const messageFunction = 'learnDashPaymentsShowFormSubmittedSuccessfullyMessage';
export const headings = '.ld-registration-order__heading,.order-heading';
export const countdown = 'ld-payments-redirect-alert-countdown-value';
