import { BroadcastChannel } from 'node:worker_threads';
import { startTests } from '@vitest/runner';
import { TestRunner } from 'vitest';
import { CHANNEL } from './channel.mjs';
import { createRunFile } from './run-file.mjs';

/**
 * Runs files of tests again and again in one thread, as requested, each time with new modules and a new window. A
 * thread for each run, as Vitest would have it, takes a second; this takes a tenth.
 */
export default class MutantRunner extends TestRunner {
  /** @override */
  async onAfterRunFiles() {
    super.onAfterRunFiles();
    const runFile = createRunFile(this, (own) => startTests([own.file], own.runner));
    const channel = new BroadcastChannel(CHANNEL);
    /** @type {Promise<void>} */
    const ended = new Promise((resolve) => {
      channel.onmessage = async (/** @type {any} */ { data }) => {
        if (data.to !== 'thread') return;
        if (data.isEnd) return resolve();
        channel.postMessage({ to: 'process', reply: await runFile(data.task) });
      };
    });
    channel.postMessage({ to: 'process', isReady: true });
    await ended;
    channel.close();
  }
}
