import { expect, test } from 'vitest';
import { browserClasses } from '../../../src/modules/header/browser-class';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const apple = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';

// divi-layout.md §2.2.
test.each([
  [
    'Chrome',
    `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36`,
    undefined,
    'chrome',
  ],
  [
    'Edge of today',
    `${windows} AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0`,
    undefined,
    'chrome',
  ],
  [
    'the first Edge',
    `${windows} AppleWebKit/537.36 Chrome/64.0 Safari/537.36 Edge/17.0`,
    undefined,
    'edge',
  ],
  [
    'Opera',
    `${windows} AppleWebKit/537.36 Chrome/126.0 Safari/537.36 OPR/112.0`,
    undefined,
    'opera',
  ],
  ['Firefox', `${windows} Gecko/20100101 Firefox/128.0`, undefined, 'gecko'],
  ['Internet Explorer', `${windows} Trident/7.0; rv:11.0`, undefined, 'ie'],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605 Version/17.0 Safari/605',
    undefined,
    'safari',
  ],
  [
    'Safari on a phone, in a tab',
    `${apple} AppleWebKit/605 Mobile Safari/604`,
    false,
    'uiwebview iphone et_mobile_device et_mobile_device_not_ipad',
  ],
  [
    'Safari on a phone, from the home screen',
    `${apple} AppleWebKit/605 Mobile Safari/604`,
    true,
    'safari iphone et_mobile_device et_mobile_device_not_ipad',
  ],
  [
    'Safari on a tablet',
    'Mozilla/5.0 (iPad; CPU OS 12_0) AppleWebKit/605 Mobile Safari/604',
    false,
    'uiwebview et_mobile_device',
  ],
  [
    'Android',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    undefined,
    'chrome et_mobile_device et_mobile_device_not_ipad',
  ],
  ['Internet Explorer 8', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)', undefined, 'ie'],
  [
    'Internet Explorer in a tab of a phone',
    'Mozilla/5.0 (Mobile; Trident/7.0; IEMobile/11.0) like iPhone OS',
    false,
    'ie iphone et_mobile_device et_mobile_device_not_ipad',
  ],
  [
    'Edge in a tab of a phone',
    `${apple} Chrome/64.0 Edge/17.0`,
    false,
    'edge iphone et_mobile_device et_mobile_device_not_ipad',
  ],
  [
    'Opera in a tab of a phone',
    `${apple} Chrome/126.0 OPR/112.0`,
    false,
    'opera iphone et_mobile_device et_mobile_device_not_ipad',
  ],
  ['something else', 'curl/8.0', undefined, ''],
])(
  '%s gets the classes of its browser [S2.20a, S2.20b]',
  (_name, userAgent, standalone, classes) => {
    const browser = standalone === undefined ? { userAgent } : { userAgent, standalone };
    expect(browserClasses(browser).join(' ')).toBe(classes);
  },
);
