interface WrongResponse {
  readonly name: string;
  readonly status: number;
  readonly body: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const JSON_TYPE = 'application/json; charset=UTF-8';
const LOGIN =
  '<!DOCTYPE html><html><head><title>Log in</title></head><body class="login"><form id="loginform" action="/wp-login.php"><input name="log"><input name="pwd" type="password"></form><script>hit(1)</script></body></html>';

/** Wrong responses of servers, caches and security plugins; any request may get them. */
export const wrongResponses: readonly WrongResponse[] = [
  { name: '204', status: 204, body: '' },
  { name: '302 to a page', status: 302, body: '', headers: { location: '/plain/' } },
  {
    name: '302 to another site',
    status: 302,
    body: '',
    headers: { location: 'https://evil.test/' },
  },
  { name: '400 with 0', status: 400, body: '0' },
  { name: '403 with -1', status: 403, body: '-1' },
  { name: '403 with a page', status: 403, body: '<h1>Forbidden</h1><script>hit(1)</script>' },
  { name: '404 with a page', status: 404, body: '<h1>Not found</h1><img src=x onerror=hit(1)>' },
  { name: '429', status: 429, body: 'Slow down', headers: { 'retry-after': '1' } },
  { name: '500', status: 500, body: '<b>Fatal error</b>: Uncaught Error in /srv/x.php:1' },
  { name: '502', status: 502, body: '' },
  { name: '503 with JSON', status: 503, body: '{"success":true,"fragments":{}}', type: JSON_TYPE },
  { name: 'nothing', status: 200, body: '' },
  { name: 'white space', status: 200, body: ' \n\t ' },
  { name: 'zero', status: 200, body: '0' },
  { name: 'minus one', status: 200, body: '-1' },
  { name: 'a login page', status: 200, body: LOGIN },
  {
    name: 'a page with a challenge',
    status: 200,
    body: '<!DOCTYPE html><title>Just a moment...</title><script>hit(1)</script>',
  },
  { name: 'garbage', status: 200, body: '\u0000\u0001\ufffd\ufffd PK\u0003\u0004' },
  { name: 'null', status: 200, body: 'null', type: JSON_TYPE },
  { name: 'true', status: 200, body: 'true', type: JSON_TYPE },
  { name: 'a number', status: 200, body: '1e309', type: JSON_TYPE },
  { name: 'a text', status: 200, body: '"<img src=x onerror=hit(1)>"', type: JSON_TYPE },
  { name: 'an empty list', status: 200, body: '[]', type: JSON_TYPE },
  { name: 'an empty object', status: 200, body: '{}', type: JSON_TYPE },
  { name: 'half an object', status: 200, body: '{"success":true,"data":{"frag', type: JSON_TYPE },
  {
    name: 'a warning before JSON',
    status: 200,
    body: '<b>Warning</b>: Undefined index in x.php\n{"success":false}',
  },
  {
    name: 'a wrong success',
    status: 200,
    body: '{"success":"maybe","data":[],"fragments":[],"result":7}',
    type: JSON_TYPE,
  },
  {
    name: 'wrong kinds',
    status: 200,
    body: '{"success":false,"data":{"error":{},"message":[],"total":"x"},"fragments":"x","messages":{},"result":{},"cart_hash":[]}',
    type: JSON_TYPE,
  },
  {
    name: 'hostile keys',
    status: 200,
    body: '{"__proto__":{"success":true},"constructor":{"prototype":{"polluted":1}},"fragments":{"__proto__":"x","*":"<script>hit(1)</script>"}}',
    type: JSON_TYPE,
  },
  {
    name: 'hostile values',
    status: 200,
    body: '{"success":false,"error":true,"product_url":"javascript:hit(1)","redirect":"javascript:hit(1)","result":"failure","messages":"<img src=x onerror=hit(1)>","data":{"error":"<img src=x onerror=hit(1)>","message":"<img src=x onerror=hit(1)>","redirect_url":"javascript:hit(1)"}}',
    type: JSON_TYPE,
  },
  {
    name: 'deep JSON',
    status: 200,
    body: `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    type: JSON_TYPE,
  },
  { name: 'a megabyte', status: 200, body: 'x'.repeat(1_048_576) },
  {
    name: 'a megabyte of JSON',
    status: 200,
    body: JSON.stringify({ success: false, data: { error: 'x'.repeat(1_048_576) } }),
    type: JSON_TYPE,
  },
];
