import { expect } from 'vitest';
import type { Site } from './site';

export type Fields = Readonly<Record<string, string>>;
export const families = (states: Fields): Fields =>
  Object.fromEntries(
    Object.entries(states).map(([family, state]) => [
      `skerry_settings[families][${family}]`,
      state,
    ]),
  );
export const nonceOf = (html: string) => /name="_wpnonce" value="(\w+)"/.exec(html)?.[1] ?? '';
/** Prints the names of all options that the plugin has stored. */
export const optionNamesJson = `global $wpdb; echo json_encode( $wpdb->get_col( "select option_name from {$wpdb->options} where option_name like '%skerry%'" ) );`;

/** Actions of a site administrator, who signs in with the first request. */
export const ownerOf = (site: () => Site) => {
  let cookies: Promise<string> | undefined;
  const cookie = () => (cookies ??= site().login());
  const get = async (address: string, asOwner = false) =>
    (await fetch(address, asOwner ? { headers: { cookie: await cookie() } } : {})).text();
  const page = () => get(`${site().address}/wp-admin/options-general.php?page=skerry`, true);
  const post = async (path: string, fields: Fields) =>
    fetch(`${site().address}${path}`, {
      method: 'POST',
      headers: { cookie: await cookie() },
      body: new URLSearchParams({ ...fields }),
    });
  const save = async (fields: Fields) => {
    const hidden = { option_page: 'skerry', action: 'update', _wpnonce: nonceOf(await page()) };
    const referer = '/wp-admin/options-general.php?page=skerry';
    const response = await post('/wp-admin/options.php', {
      ...hidden,
      _wp_http_referer: referer,
      ...fields,
    });
    expect(response.status).toBe(200);
    return response.text();
  };
  const settings = () =>
    JSON.parse(site().php('echo json_encode( \\Skerry\\settings() );')) as {
      families: Fields;
      left_out: string[];
    };
  return { cookie, get, page, post, save, settings };
};
