// @ts-check
import { crc32, deflateRawSync } from 'node:zlib';

/** @typedef {{ name: string, data: Buffer }} Entry its name has slashes and no leading one */

/** Version 2.0 of the format: folders and deflate; nothing else is used. */
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATE = 8;
/** 1 January 1980, the first day of the format: the same files give the same bytes. */
const DATE = 0x0021;
/** A regular file that everyone may read, in Unix permissions. */
const UNIX = 3 << 8;
const MODE = (0o100644 << 16) >>> 0;

/** @param {readonly (readonly [size: 2 | 4, value: number])[]} fields */
const record = (fields) =>
  Buffer.concat(
    fields.map(([size, value]) => {
      const field = Buffer.alloc(size);
      field.writeUIntLE(value, 0, size);
      return field;
    }),
  );

/**
 * A zip archive (PKWARE's APPNOTE, without its 64-bit part: up to 65,535 files and 4 GiB).
 * @param {readonly Entry[]} entries
 */
export const zip = (entries) => {
  /** @type {Buffer[]} */
  const parts = [];
  /** @type {Buffer[]} */
  const directory = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const packed = deflateRawSync(data, { level: 9 });
    const path = Buffer.from(name);
    /** @type {(readonly [2 | 4, number])[]} */
    const facts = [
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATE],
      [2, 0],
      [2, DATE],
      [4, crc32(data)],
      [4, packed.length],
      [4, data.length],
      [2, path.length],
      [2, 0],
    ];
    const local = Buffer.concat([record([[4, 0x04034b50], ...facts]), path, packed]);
    const listed = record([
      [4, 0x02014b50],
      [2, VERSION | UNIX],
      ...facts,
      [2, 0],
      [2, 0],
      [2, 0],
      [4, MODE],
      [4, offset],
    ]);
    parts.push(local);
    directory.push(listed, path);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = record([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, list.length],
    [4, offset],
    [2, 0],
  ]);
  return Buffer.concat([...parts, list, end]);
};
