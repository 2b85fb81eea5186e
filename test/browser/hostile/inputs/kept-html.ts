type Kept = readonly [what: string, html: string, expected: string];

/**
 * The result that both sanitisers must return for markup of the profile `form`: markup that
 * products print is kept (woocommerce.md §10), and the last column is the result for markup that
 * lies between that and an attack.
 */
export const keptHtml: readonly Kept[] = [
  [
    'a payment form with its nonce, field data and inline style',
    '<div class="payment_box" style="display:none"><input type="hidden" id="woocommerce-process-checkout-nonce" name="woocommerce-process-checkout-nonce" value="a1"><input type="radio" name="payment_method" value="cod" checked="checked" data-order_button_text="" data-index="0"><label for="x">Pay</label><fieldset><legend>Card</legend><select autocomplete="cc-exp-month"><option selected value="1">1</option></select><textarea rows="2" placeholder="Notes"></textarea></fieldset></div>',
    '<div class="payment_box" style="display:none"><input type="hidden" id="woocommerce-process-checkout-nonce" name="woocommerce-process-checkout-nonce" value="a1"><input type="radio" name="payment_method" value="cod" checked="checked" data-order_button_text="" data-index="0"><label for="x">Pay</label><fieldset><legend>Card</legend><select autocomplete="cc-exp-month"><option selected="" value="1">1</option></select><textarea rows="2" placeholder="Notes"></textarea></fieldset></div>',
  ],
  [
    'a form whose fields have the names of its members',
    '<form action="/cart/" method="post" target="_blank" id="submit"><input name="action" value="a"><input name="title"><button name="submit" form="submit">b</button></form>',
    '<form action="/cart/" method="post" target="_blank" id="submit"><input name="action" value="a"><input name="title"><button name="submit" form="submit">b</button></form>',
  ],
  [
    'rows and cells without their table',
    '<tr class="cart_item"><td data-title="Price">5</td></tr>',
    '<tr class="cart_item"><td data-title="Price">5</td></tr>',
  ],
  [
    'the content of unknown elements, at the top and nested',
    '<x-price><b>5</b></x-price><p>a<wc-box>b<i>c</i></wc-box></p>',
    '<b>5</b><p>ab<i>c</i></p>',
  ],
  [
    'names and states for screen readers, and tabindex',
    '<p id="a" role="alert" aria-live="polite" aria-label="b: c" tabindex="-1" autofocus>d</p>',
    '<p id="a" role="alert" aria-live="polite" aria-label="b: c" tabindex="-1">d</p>',
  ],
  [
    'an icon, with gradient and clip path',
    '<svg viewBox="0 0 9 9" focusable="false" aria-hidden="true"><defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="1" stop-color="red"></stop></linearGradient><clipPath id="c"><rect width="9" height="9"></rect></clipPath></defs><path fill-rule="evenodd" clip-path="url(#c)" d="M0 0h9"></path></svg>',
    '<svg viewBox="0 0 9 9" focusable="false" aria-hidden="true"><defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="1" stop-color="red"></stop></linearGradient><clipPath id="c"><rect width="9" height="9"></rect></clipPath></defs><path fill-rule="evenodd" clip-path="url(#c)" d="M0 0h9"></path></svg>',
  ],
  [
    'an icon from a sprite is removed, a rotation of an icon is kept',
    '<svg><use href="#a"></use><use xlink:href="/s.svg#a"><title>t</title></use><animateTransform attributeName="transform" type="rotate" dur="1s"></animateTransform><animate attributeName="href" to="javascript:hit(1)"></animate></svg>',
    '<svg><animateTransform attributeName="transform" type="rotate" dur="1s"></animateTransform></svg>',
  ],
  [
    'a link inside of an icon',
    '<svg><a xlink:href="/a" xlink:title="b"><text>c</text></a><a xlink:href="javascript:hit(1)"><text>d</text></a></svg>',
    '<svg><a xlink:href="/a" xlink:title="b"><text>c</text></a><a><text>d</text></a></svg>',
  ],
  [
    'a formula, without its source',
    '<math display="block"><semantics><mrow><mi mathvariant="bold">a</mi><mo>=</mo><menclose notation="box"><mn>1</mn></menclose></mrow><annotation-xml encoding="text/html"><b>c</b></annotation-xml></semantics></math>',
    '<math display="block"><mrow><mi mathvariant="bold">a</mi><mo>=</mo><menclose notation="box"><mn>1</mn></menclose></mrow></math>',
  ],
  [
    'addresses: a path, known schemes, an inline image; no other scheme',
    '<a href="/a?b=c:d">1</a><a href="tel:1">2</a><a href="whatsapp://send">3</a><a href="data:text/html,x">4</a><img src="data:image/gif;base64,R0" alt="e: f" srcset="g.png 2x"><form action="data:text/html,x"></form>',
    '<a href="/a?b=c:d">1</a><a href="tel:1">2</a><a>3</a><a>4</a><img src="data:image/gif;base64,R0" alt="e: f" srcset="g.png 2x"><form></form>',
  ],
  [
    'a button loses its own address and method',
    '<form><button formaction="/elsewhere" formmethod="post" name="a" value=" b ">c</button></form>',
    '<form><button name="a" value=" b ">c</button></form>',
  ],
  [
    'the content of a template is sanitised',
    '<template id="t"><p onclick="hit(1)" class="a">b<x-c>d</x-c><script>hit(1)</script><template><a href="javascript:hit(1)">e</a></template></p></template>',
    '<template id="t"><p class="a">bd<template><a>e</a></template></p></template>',
  ],
  [
    'a declarative shadow root stays a template',
    '<div><template shadowrootmode="open" shadowrootclonable><b onclick="hit(1)">a</b></template>b</div>',
    '<div><template><b>a</b></template>b</div>',
  ],
  [
    'a form inside a form is removed',
    '<form id="a"><form id="b"><input name="c"></form></form>',
    '<form id="a"><input name="c"></form>',
  ],
  [
    'frames, objects and noscript elements are removed with their content',
    'a<iframe src="/x" srcdoc="<b>b</b>">c</iframe><object data="/x"><p>d</p></object><noscript><p>e</p></noscript><embed src="/x">f',
    'af',
  ],
  ['comments are removed, at the top too', '<!-- a --><p>b<!-- c -->d</p>', '<p>bd</p>'],
  [
    'a style sheet is kept unless it contains markup',
    '<style media="print">.a > b{color:red}</style><style>/*<img src=x onerror=hit(1)>*/</style>',
    '<style media="print">.a > b{color:red}</style>',
  ],
  [
    'markup in attributes that would end their element',
    '<p title="a --> b" data-a="</style>" data-b="<b>c</b>" class=" d  e ">f</p>',
    '<p data-b="<b>c</b>" class="d  e">f</p>',
  ],
  [
    'a form whose fields shadow properties that code uses',
    'a<form><input name="attributes"><b>c</b></form><form><input name="remove"><input name="setAttribute"></form>d',
    'ad',
  ],
  [
    'markup of pages inside of an icon',
    '<svg><title>a<b>c</b></title><desc><p>d</p></desc></svg>',
    '<svg><title>a</title><desc></desc></svg>',
  ],
  [
    'text that another framework would execute as code',
    '<p @click="hit(1)" x-on:click="hit(1)" v-on:click="hit(1)" ng-click="hit(1)" hx-get="/x">a</p>',
    '<p>a</p>',
  ],
];
