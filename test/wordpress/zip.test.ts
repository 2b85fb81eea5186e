import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { pluginFiles } from '../../tools/plugin/plugin-files.mjs';
import { zip } from '../../tools/plugin/zip.mjs';

const folder = mkdtempSync(join(tmpdir(), 'skerry-zip-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads an archive through its central directory, as WordPress does. */
const read = (archive: Buffer) => {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const [sum, packed, size] = [16, 20, 24].map((field) => archive.readUInt32LE(at + field));
    const length = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + length);
    const start = archive.readUInt32LE(at + 42);
    expect(archive.readUInt32LE(start)).toBe(0x04034b50);
    const body = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    const data = inflateRawSync(archive.subarray(body, body + (packed ?? 0)));
    expect([data.length, crc32(data)]).toEqual([size, sum]);
    at += 46 + length;
    return { name, data: data.toString() };
  });
};

const hasUnzip = spawnSync('unzip', ['-v']).status === 0;

describe('a zip archive', () => {
  const entries = [
    { name: 'a.txt', data: Buffer.from('one') },
    { name: 'b/ä.txt', data: Buffer.from('two '.repeat(1000)) },
    { name: 'b/empty', data: Buffer.alloc(0) },
  ];

  test('holds its files, and the same files give the same bytes', () => {
    const archive = zip(entries);
    expect(read(archive)).toEqual(
      entries.map(({ name, data }) => ({ name, data: data.toString() })),
    );
    expect(zip(entries).equals(archive)).toBe(true);
    expect(archive.length).toBeLessThan(1000);
  });

  test.skipIf(!hasUnzip)('passes the test of another program', () => {
    const path = join(folder, 'own.zip');
    writeFileSync(path, zip(entries));
    const { status, stdout } = spawnSync('unzip', ['-t', path], { encoding: 'utf8' });
    expect(stdout).toContain('No errors detected');
    expect(status).toBe(0);
  });
});

describe.skipIf(!existsSync('dist/skerry.js'))('the plugin as a zip', () => {
  test('is one folder with the plugin, the loader, all chunks and what brings the old scripts back, and nothing that no visitor fetches', () => {
    const names = read(zip(pluginFiles())).map(({ name }) => name);
    const includes = readdirSync('wordpress/includes').map((name) => `skerry/includes/${name}`);
    const first = [
      'skerry/skerry.php',
      'skerry/uninstall.php',
      'skerry/readme.txt',
      'skerry/languages/skerry.pot',
      'skerry/LICENSE',
      ...includes.sort(),
      'skerry/dist/skerry.js',
      'skerry/dist/skerry.core.js',
      'skerry/dist/faults.js',
      'skerry/dist/originals.js',
      'skerry/dist/safety-net.js',
      'skerry/dist/safety-net-faults.js',
    ];
    expect(names.slice(0, first.length)).toEqual(first);
    const rest = names.slice(first.length);
    expect(rest.length).toBeGreaterThan(50);
    expect(rest.filter((name) => !/^skerry\/dist\/chunks\/[\w.-]+\.js$/.test(name))).toEqual([]);
  });
});
