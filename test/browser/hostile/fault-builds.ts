import { readdirSync, readFileSync } from 'node:fs';
import { builtFolder } from '../support/captured';

interface Build {
  readonly folder: string;
  readonly runtime: string;
  readonly ui: string;
  /**
   * The file of each definition, as named in the built manifest; files that definitions load later
   * have other names.
   */
  readonly files: ReadonlyMap<string, string>;
}

const readBuild = (folder: string): Build => {
  const fileOf = (start: string) =>
    readdirSync(folder).find((file) => file.startsWith(start) && file.endsWith('.js')) ?? '';
  const runtime = fileOf('runtime-');
  const definitions = readFileSync(`${folder}/${runtime}`, 'utf8').matchAll(
    /\bname:"([^"]+)",(?:family|selector):(?:(?!\bname:).)*?\bload:\(\)=>import\("\.\/([^"]+)"\)/g,
  );
  const files = new Map([...definitions].map(([, name = '', file = '']) => [name, file]));
  return { folder, runtime, ui: fileOf('ui-'), files };
};

/** All builds have the same definitions in one file, under different file names. */
export const defaultBuild = readBuild('dist/chunks');
const builds = new Map([['dist', defaultBuild]]);
/** The build that this Playwright project tests. */
export const testedBuild = (): Build => {
  const dist = builtFolder();
  const build = builds.get(dist) ?? readBuild(`${dist}/chunks`);
  builds.set(dist, build);
  return build;
};
