import type { EarlyFiles } from './runtime/loader/create-early-requests';

/** Files that the loader requests beside the runtime; a test compares the table with the definitions. */
export const earlyFiles: readonly EarlyFiles[] = [
  {
    family: 'modules',
    selector: '.et_pb_tabs,.et_pb_toggle,.et_pb_slider',
    files: ['asleep'],
  },
  { family: 'modules', selector: '.et_pb_slider', files: ['ui', 'slider'], isSeen: true },
  { family: 'shop', selector: '.woocommerce', files: ['shop'] },
  { family: 'learndash', selector: '.learndash-wrapper', files: ['learndash'] },
];
