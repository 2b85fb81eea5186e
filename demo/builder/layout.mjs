// @ts-check
import { sentence } from '../copy.mjs';

/** @typedef {import('./shortcodes.mjs').Shortcode & { id: string, label: string }} LayoutModule */

/**
 * The initial layout of the demo's editor.
 * @type {readonly LayoutModule[]}
 */
export const layoutModules = [
  {
    id: '0',
    label: 'Text',
    type: 'et_pb_text',
    attrs: { order: '0', title: 'A sticky text', width: '100%', sticky_position: 'none' },
    content: 'Change its width, or make it sticky at the top and scroll.',
  },
  {
    id: '1',
    label: 'Tabs',
    type: 'et_pb_tabs',
    attrs: { title: 'Tab', count: '3' },
    content: '',
  },
  {
    id: '2',
    label: 'Toggle',
    type: 'et_pb_toggle',
    attrs: { title: 'When does it open?', open: 'off' },
    content: 'As soon as its title is pressed.',
  },
  {
    id: '3',
    label: 'Slider',
    type: 'et_pb_slider',
    attrs: { title: 'Slide', count: '2' },
    content: '',
  },
  {
    id: '4',
    label: 'Number',
    type: 'et_pb_number_counter',
    attrs: { title: 'Rendered pages', number: '120' },
    content: '',
  },
  ...[5, 6, 7].map((id) => ({
    id: String(id),
    label: `Text ${id - 3}`,
    type: 'et_pb_text',
    attrs: { order: String(id - 4), title: 'More to read', width: '100%', sticky_position: 'none' },
    content: [0, 1, 2, 3, 4, 5].map((at) => sentence(id + at)).join(' '),
  })),
];

/** The nonce that the demo server accepts for previews. */
export const PREVIEW_NONCE = '7be1a04c55';
