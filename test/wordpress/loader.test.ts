import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { alone, folder, hasPhp, install, visit } from './visit-plugin';

describe.skipIf(!hasPhp)('the script that the plugin names', () => {
  test('a site without a consent plugin gets the loader without the guard', () => {
    expect(visit({ plugins: ['akismet/akismet.php'] }).head).toContain('/dist/skerry.core.js?ver=');
    const families = ['modules', 'shop'];
    expect(visit({ families }).head).toContain('/dist/skerry.core.js?ver=');
    expect(visit({ families: ['modules', 'consent'] }).head).toContain('/dist/skerry.js?ver=');
  });

  test('the runtime is requested beside the script where its name is known', () => {
    const link =
      '<link rel="modulepreload" href="https://site.example/wp-content/plugins/skerry/dist/chunks/runtime-1A2B3C4D.js" fetchpriority="low">';
    expect(visit().head).toContain(link);
    expect(visit({ plugin: alone }).head).not.toContain('modulepreload');
    const older = install('with-older-files', 'dist');
    writeFileSync(join(folder, 'with-older-files/dist/chunks/runtime-00000000.js'), '');
    expect(visit({ plugin: older }).head).not.toContain('modulepreload');
  });
});
