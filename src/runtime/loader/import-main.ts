import type { PageSource } from '../read-facts';

interface Main {
  boot(source: PageSource): Promise<unknown>;
}

/** Imports the runtime; a failed address is asked for once more with a changed query. */
export const importMain = async (address: string): Promise<Main> => {
  try {
    return (await import(address)) as Main;
  } catch {
    return (await import(`${address}?retry`)) as Main;
  }
};
