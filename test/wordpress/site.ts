import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pluginFiles } from '../../tools/plugin/plugin-files.mjs';
import { zip } from '../../tools/plugin/zip.mjs';
import { wpCli } from '../../tools/wp-cli.mjs';

/** The folder of Debian's WordPress package. */
const source = process.env['SKERRY_WORDPRESS'] ?? '/usr/share/wordpress';
const READY_MS = 20_000;
const STEP_MS = 60_000;

const succeeds = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

/** The missing requirement for a real WordPress, or null. */
export const missing = (): string | null => {
  if (!existsSync(join(source, 'wp-load.php'))) return `WordPress in ${source}`;
  if (!succeeds('php', '-r', 'exit(extension_loaded("mysqli") ? 0 : 1);')) return 'php with mysqli';
  if (!succeeds('mariadbd', '--version')) return 'mariadb-server';
  return null;
};

/** Whether WP-CLI is installed, which `Site.wp` needs. */
export const hasWpCli = existsSync(wpCli);

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const run = (command: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    timeout: STEP_MS,
  });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}${stdout}`);
  return stdout;
};

const waitUntil = async (isReady: () => boolean | Promise<boolean>) => {
  const end = Date.now() + READY_MS;
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error('WordPress or its database did not start.');
    await new Promise((next) => setTimeout(next, 50));
  }
};

export interface Site {
  readonly address: string;
  /** The seeded page. */
  readonly post: string;
  /** The folder of its files. */
  readonly folder: string;
  /** Runs code in WordPress, as Site Health does. */
  php(code: string): string;
  /** Runs a WP-CLI command. Returns its output, and whether it succeeded. */
  wp(...args: readonly string[]): { readonly isDone: boolean; readonly text: string };
  /** The cookies of the administrator after signing in through the login form. */
  login(): Promise<string>;
  stop(): void;
}

/** A fresh WordPress with its own database, on loopback, with the plugin active. */
export const startSite = async (content: string): Promise<Site> => {
  const folder = mkdtempSync(join(tmpdir(), 'skerry-wordpress-'));
  const site = join(folder, 'site');
  const socket = join(folder, 'db.sock');
  const processes: ChildProcess[] = [];
  const stop = () => {
    for (const child of processes) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    cpSync(source, site, { recursive: true, filter: (path) => !path.endsWith('wp-config.php') });
    const plugin = join(folder, 'skerry.zip');
    writeFileSync(plugin, zip(pluginFiles()));
    mkdirSync(join(site, 'wp-content/plugins'), { recursive: true });
    const theme = join(site, 'wp-content/themes/stand-in');
    mkdirSync(theme, { recursive: true });
    cpSync('test/wordpress/stand-in.php', join(theme, 'functions.php'));
    writeFileSync(join(theme, 'style.css'), '/* Theme Name: Stand-in */');
    writeFileSync(
      join(theme, 'index.php'),
      `<!doctype html><html><head><title>t</title><?php wp_head(); ?></head><body <?php body_class(); ?>>
<?php get_search_form(); while ( have_posts() ) { the_post(); the_title( '<h1>', '</h1>' ); the_content();
comments_template(); } wp_footer(); ?></body></html>`,
    );
    writeFileSync(join(theme, 'comments.php'), `<?php wp_list_comments(); comment_form();`);

    const data = join(folder, 'data');
    // A starting server deletes temporary tables, including those of another server in the same folder.
    const temporary = join(folder, 'tmp');
    mkdirSync(temporary);
    run('mariadb-install-db', [
      '--no-defaults',
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      `--datadir=${data}`,
      `--tmpdir=${temporary}`,
      ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    ]);
    processes.push(
      spawn('mariadbd', [
        '--no-defaults',
        '--skip-networking',
        // The database is temporary, so nothing has to reach the disk.
        '--innodb-flush-log-at-trx-commit=0',
        '--innodb-flush-method=nosync',
        `--datadir=${data}`,
        `--tmpdir=${temporary}`,
        `--socket=${socket}`,
        ...(process.getuid?.() === 0 ? ['--user=root'] : []),
      ]),
    );
    const sql = (text: string) =>
      succeeds('mariadb', '--no-defaults', '-uroot', `-S${socket}`, '-e', text);
    await waitUntil(() => sql('create database if not exists site'));

    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    writeFileSync(
      join(site, 'wp-config.php'),
      `<?php
define( 'DB_NAME', 'site' ); define( 'DB_USER', 'root' ); define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' ); define( 'DB_CHARSET', 'utf8mb4' ); define( 'DB_COLLATE', '' );
define( 'WP_HOME', '${address}' ); define( 'WP_SITEURL', '${address}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true ); define( 'DISABLE_WP_CRON', true );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', '${site}/' );
require ABSPATH . 'wp-settings.php';`,
    );
    const page = join(folder, 'page.html');
    writeFileSync(page, content);
    const asFlags = (settings: readonly string[]) => settings.flatMap((each) => ['-d', each]);
    // E-mails are discarded; files that a test changes take effect immediately.
    const phpFlags = asFlags([
      'sendmail_path=/bin/true',
      'display_errors=0',
      'opcache.revalidate_freq=0',
    ]);
    // Parsing WordPress takes four fifths of a command-line call, unless the compiled code is
    // cached in a folder.
    const compiled = join(folder, 'compiled');
    mkdirSync(compiled);
    const commandLine = [
      ...phpFlags,
      ...asFlags([
        'opcache.enable_cli=1',
        'opcache.file_cache_only=1',
        `opcache.file_cache=${compiled}`,
      ]),
    ];
    const id = run('php', [
      ...commandLine,
      resolve('test/wordpress/install.php'),
      site,
      page,
      plugin,
    ]).trim();
    // The server writes a line per request: a pipe that is not read would block it after some
    // hundred requests.
    processes.push(
      spawn('php', [...phpFlags, '-S', `127.0.0.1:${port}`, '-t', site], { stdio: 'ignore' }),
    );
    await waitUntil(() =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return {
      address,
      post: `${address}/?p=${/\d+$/.exec(id)?.[0]}`,
      folder: site,
      php: (code) =>
        run('php', [
          ...commandLine,
          '-r',
          `$_SERVER['HTTP_HOST'] = '127.0.0.1:${port}'; require '${site}/wp-load.php'; ${code}`,
        ]),
      wp: (...args) => {
        const { status, stdout, stderr } = spawnSync(
          'php',
          [...commandLine, wpCli, '--allow-root', '--no-color', `--path=${site}`, ...args],
          { encoding: 'utf8', timeout: STEP_MS },
        );
        return { isDone: status === 0, text: stdout + stderr };
      },
      login: async () => {
        const response = await fetch(`${address}/wp-login.php`, {
          method: 'POST',
          redirect: 'manual',
          headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
          body: new URLSearchParams({ log: 'owner', pwd: 'a long password', testcookie: '1' }),
        });
        const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
        return cookies.join('; ');
      },
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
};
