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
  /** Output of the shortcodes on the page. */
  readonly shortcodes?: readonly string[];
  /** Registered but not enqueued: available as dependencies. */
  readonly registered?: readonly Script[];
  readonly get?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  /** The browser's `User-Agent` and `Accept-Language`. */
  readonly headers?: Readonly<Record<'HTTP_USER_AGENT' | 'HTTP_ACCEPT_LANGUAGE', string>>;
  readonly families?: readonly string[];
  /** Value of the site's filter for how the safety net is printed. */
  readonly safetyNet?: string;
  readonly builder?: boolean;
  readonly admin?: boolean;
  readonly theme?: Readonly<{ Name: string; Version: string }>;
  /** The version of WooCommerce; by default it is not installed. */
  readonly shop?: string;
  /** The kind of page; its conditional functions exist only with WooCommerce or LearnDash. */
  readonly kind?: 'product' | 'cart' | 'course';
  /** The version of the page builder as a plugin beside another theme. */
  readonly builderPlugin?: string;
  /** The nonce that a CSP plugin adds to every script through `wp_script_attributes`. */
  readonly nonce?: string;
  /** Handles of scripts with translations. */
  readonly translated?: readonly string[];
  readonly plugin?: string;
  /** Stored options. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The requested address; none by default. */
  readonly address?: string;
  /** The folder of WordPress, with a trailing slash; by default it does not exist. */
  readonly root?: string;
  /** The folder `wp-content`, if it is elsewhere. */
  readonly contents?: string;
  /** Whether another plugin prints a script before the head is printed. */
  readonly early?: boolean;
  /** Markup of the page between head and footer. */
  readonly content?: string;
  /** How often `content` is repeated. */
  readonly repeat?: number;
  /** The backtrack limit of PCRE. */
  readonly limit?: number;
  /** Whether the site's filter keeps jQuery. */
  readonly keepJquery?: boolean;
  /** What another plugin does to the output buffer of the page; by default it is sent with the whole page. */
  readonly buffer?: 'none' | 'flushed' | 'cleaned' | 'ended';
  /** The site's active plugins; by default the consent plugin. */
  readonly plugins?: readonly string[];
}
interface Printed {
  readonly head: string;
  /** Active scripts. */
  readonly first: string;
  readonly content: string;
  readonly footer: string;
  /** Scripts that the settings page lists as staying, with the scripts that need them. */
  readonly stays: Readonly<Record<string, readonly string[]>>;
  /** The inert scripts of head and footer; `printed` has both unchanged. */
  readonly inert: string;
  readonly printed: string;
  readonly info: { skerry: { fields: { state: { value: string } } } };
  readonly status: { status: string; description: string };
}

export const hasPhp = spawnSync('php', ['-v']).status === 0;
if (!hasPhp) console.log('WordPress plugin: not run, there is no php.');

/** A plugins folder with the plugin's file, and the built files in the given folder. */
export const folder = mkdtempSync(join(tmpdir(), 'skerry-plugin-'));
const files = ['runtime', 'ui', 'consent', 'divi5', 'shop', 'shop-replace', 'learndash'];
export const install = (name: string, dist: string | null) => {
  const target = join(folder, name);
  mkdirSync(target);
  copyFileSync('wordpress/skerry.php', join(target, 'skerry.php'));
  const base = dist?.startsWith('skerry/') ? 'skerry' : '.';
  cpSync('wordpress/includes', join(target, base, 'includes'), { recursive: true });
  if (dist !== null) {
    mkdirSync(join(target, dist), { recursive: true });
    for (const loader of ['skerry.js', 'skerry.core.js'])
      writeFileSync(join(target, dist, loader), '');
    writeFileSync(join(target, dist, 'safety-net.js'), 'net();');
    writeFileSync(join(target, dist, 'safety-net-faults.js'), 'reportingNet();');
    mkdirSync(join(target, dist, 'chunks'));
    for (const file of files) writeFileSync(join(target, dist, `chunks/${file}-1A2B3C4D.js`), '');
  }
  return join(target, 'skerry.php');
};
const plugin = install('plugin', 'dist');
export const mustUse = install('must-use', 'skerry/dist');
export const alone = install('alone', null);
afterAll(() => rmSync(folder, { recursive: true }));

/** Renders one page of a site with the plugin. */
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
