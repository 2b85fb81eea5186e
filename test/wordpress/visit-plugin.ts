import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

export type Script = readonly [
  handle: string,
  src: string | false,
  deps?: readonly string[],
  data?: string,
  after?: string,
];
export interface Visit {
  readonly scripts?: readonly Script[];
  readonly late?: readonly Script[];
  /** What the shortcodes of the page print. */
  readonly shortcodes?: readonly string[];
  /** There for those that ask for them. */
  readonly registered?: readonly Script[];
  readonly get?: Readonly<Record<string, string>>;
  readonly families?: readonly string[];
  /** What the site's filter says of the way in which the safety net is printed. */
  readonly safetyNet?: string;
  readonly builder?: boolean;
  readonly admin?: boolean;
  readonly theme?: Readonly<{ Name: string; Version: string }>;
  /** The version of WooCommerce; none is there unless said. */
  readonly shop?: string;
  /** What the page shows besides; the functions that tell are there with WooCommerce or LearnDash. */
  readonly kind?: 'product' | 'cart' | 'course';
  /** The version of the page builder as a plugin beside another theme. */
  readonly builderPlugin?: string;
  /** What a plugin for policies gives every script by `wp_script_attributes`. */
  readonly nonce?: string;
  /** Handles of scripts that are translated. */
  readonly translated?: readonly string[];
  readonly plugin?: string;
  /** Options as they are stored. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The address that is asked for; none where the test does not say. */
  readonly address?: string;
  /** The folder of WordPress, with a slash at its end; nowhere unless said. */
  readonly root?: string;
  /** The folder of its contents, where that is elsewhere. */
  readonly contents?: string;
  /** Whether another plugin prints a script before the head does. */
  readonly early?: boolean;
  /** Markup of the page between its head and its footer. */
  readonly content?: string;
  /** How often that stands there. */
  readonly repeat?: number;
  /** How far PHP looks for what a pattern describes. */
  readonly limit?: number;
  /** Whether the site's filter keeps jQuery. */
  readonly keepJquery?: boolean;
  /** What becomes of the buffer that holds the page back; it is sent with the whole page unless said. */
  readonly buffer?: 'none' | 'flushed' | 'cleaned' | 'ended';
  /** The site's active plugins; the consent plugin unless said. */
  readonly plugins?: readonly string[];
}
interface Printed {
  readonly head: string;
  /** What browsers run. */
  readonly first: string;
  readonly content: string;
  readonly footer: string;
  /** What the settings page lists as staying, with who needs it. */
  readonly stays: Readonly<Record<string, readonly string[]>>;
  /** What stands inert in both, and both as they were printed. */
  readonly inert: string;
  readonly printed: string;
  readonly info: { skerry: { fields: { state: { value: string } } } };
  readonly status: { status: string; description: string };
}

export const hasPhp = spawnSync('php', ['-v']).status === 0;
if (!hasPhp) console.log('WordPress plugin: not run, there is no php.');

/** A plugins folder with the file, and the built files in the place that is asked for. */
export const folder = mkdtempSync(join(tmpdir(), 'skerry-plugin-'));
const files = ['runtime', 'ui', 'consent', 'modules', 'divi5', 'shop', 'shop-replace', 'learndash'];
export const install = (name: string, dist: string | null) => {
  const place = join(folder, name);
  mkdirSync(place);
  copyFileSync('wordpress/skerry.php', join(place, 'skerry.php'));
  const beside = dist?.startsWith('skerry/') ? 'skerry' : '.';
  cpSync('wordpress/includes', join(place, beside, 'includes'), { recursive: true });
  if (dist !== null) {
    mkdirSync(join(place, dist), { recursive: true });
    for (const loader of ['skerry.js', 'skerry.core.js'])
      writeFileSync(join(place, dist, loader), '');
    writeFileSync(join(place, dist, 'safety-net.js'), 'net();');
    writeFileSync(join(place, dist, 'safety-net-faults.js'), 'tellingNet();');
    mkdirSync(join(place, dist, 'chunks'));
    for (const file of files) writeFileSync(join(place, dist, `chunks/${file}-1A2B3C4D.js`), '');
  }
  return join(place, 'skerry.php');
};
const plugin = install('plugin', 'dist');
export const mustUse = install('must-use', 'skerry/dist');
export const alone = install('alone', null);
afterAll(() => rmSync(folder, { recursive: true }));

/** One page of a site with the plugin. */
export const visit = (options: Visit = {}): Printed => {
  const { stdout, stderr } = spawnSync(
    'php',
    [
      '-d',
      'display_errors=stderr',
      'test/wordpress/run.php',
      JSON.stringify({ plugin, ...options }),
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  expect(stderr).toBe('');
  const printed = JSON.parse(stdout) as Printed;
  const { first, footer } = printed;
  const tags = /<script type="text\/skerry-original"[^]*?<\/script>\n?/g;
  return {
    ...printed,
    first: first.replace(tags, ''),
    footer: footer.replace(tags, ''),
    inert: ((first + footer).match(tags) ?? []).join(''),
    printed: first + footer,
  };
};
