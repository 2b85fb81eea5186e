/** Texts of Skerry's own banner; a site in another language sets `window.skerryLabels`. */
export const english = {
  consentTitle: 'Your choice',
  consentNotice:
    'This site would like to store more than it needs. Nothing of that happens before you agree.',
  consentSaleNotice: 'This site shares some data about your visit. You can say no at any time.',
  consentDoNotSell: 'Do not sell or share my personal information',
  consentCustomise: 'Customise',
  consentReject: 'Reject all',
  consentAccept: 'Accept all',
  consentSave: 'Save my choice',
  consentCancel: 'Cancel',
  consentClose: 'Close',
  consentRevisit: 'Cookie choices',
  consentChooseTitle: 'Choose what may be stored',
  consentOptOutTitle: 'Opt-out choices',
  consentAlwaysOn: 'Always on',
  consentNoCookies: 'No cookies are listed for this category.',
  consentPlaceholder: 'Please allow cookies to see this content',
} as const;

export type Texts = Readonly<Record<keyof typeof english, string>>;
