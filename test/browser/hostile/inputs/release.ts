/**
 * Elements that the consent guard must judge: ways to insert a script, unusual types and addresses.
 * None may run before a choice; `once` may run once after it, the rest never.
 */
export const scripts: readonly (readonly [markup: string, after: 'once' | 'never'])[] = [
  ['<script src="https://m.test/plain.js"></script>', 'once'],
  ['<script src="//m.test/scheme.js"></script>', 'once'],
  ['<script src="https://M.TEST/upper.js"></script>', 'once'],
  ['<script src="https://m.test:443/port.js"></script>', 'once'],
  ['<script src="https://user:word@m.test/user.js"></script>', 'never'],
  ['<script src="https://m.test/a/../dots.js"></script>', 'once'],
  ['<script src=" https://m.test/space.js "></script>', 'once'],
  ['<script src="https:\\\\m.test/back.js"></script>', 'once'],
  ['<script src="ht\ntps://m.test/line.js"></script>', 'once'],
  ['<script SRC="https://m.test/case.js" ASYNC></script>', 'once'],
  ['<script type="TEXT/JAVASCRIPT" src="https://m.test/type.js"></script>', 'once'],
  ['<script type="application/ecmascript" src="https://m.test/ecma.js"></script>', 'once'],
  ['<script language="javascript" src="https://m.test/language.js"></script>', 'once'],
  ['<script nomodule src="https://m.test/nomodule.js"></script>', 'never'],
  ['<script type="text/x-template" src="https://m.test/template.js"></script>', 'never'],
  ['<script type="application/json" data-cookieyes="cookieyes-analytics">hit(1)</script>', 'never'],
  ['<script src="javascript:hit(1)" data-cookieyes="cookieyes-analytics"></script>', 'never'],
  ['<script src="" data-cookieyes="cookieyes-analytics">hit(1)</script>', 'never'],
  [
    '<script src="https://evil.invalid/x.js" data-cookieyes="cookieyes-__proto__"></script>',
    'never',
  ],
  ['<noscript><script src="https://m.test/noscript.js"></script></noscript>', 'never'],
  ['<template><script src="https://m.test/inert.js"></script></template>', 'never'],
  ['<textarea><script src="https://m.test/text.js"></script></textarea>', 'never'],
  ['<iframe data-cky-src="javascript:parent.hit(1)"></iframe>', 'never'],
  ['<script type="javascript/blocked" src="https://m.test/blocked.js"></script>', 'once'],
  [
    '<script type="javascript/blocked" src="https://m.test/twice.js"></script><script src="https://m.test/twice.js"></script>',
    'once',
  ],
];
