// @ts-check
import { html, raw } from 'hono/html';
import { layoutModules, PREVIEW_NONCE } from '../builder/layout.mjs';
import { renderShortcode, writeShortcode } from '../builder/shortcodes.mjs';
import { localize } from '../globals/localize.mjs';
import { diviGlobals } from '../globals/divi-globals.mjs';
import { article } from '../layout.mjs';
import { builderContent, createOrder, row, section } from '../modules/columns.mjs';
import { earlyScripts } from '../qa/early-scripts.mjs';
import { skerryTag } from '../qa/skerry-tag.mjs';

/** @typedef {import('../visit.mjs').Visit} Visit */

/**
 * The visit without the QA bar, in the mode of the editor or of its preview.
 * @param {Visit} visit
 * @param {'preview' | 'live'} mode
 * @returns {Visit}
 */
const inEditor = (visit, mode) => ({
  ...visit,
  switches: { ...visit.switches, mode, bar: 'off' },
});

/** The window that scrolls in each preview mode of this editor. */
const scrollLocations = {
  wireframe: 'app',
  zoom: 'top',
  desktop: 'app',
  tablet: 'top',
  phone: 'top',
};

const backend = {
  unsavedNotification: {
    header: 'Your changes are not saved yet',
    text: 'The server did not answer. Try once more, or keep a copy of your layout.',
    buttons: {
      retry:
        '<a href="#" class="et-core-modal-action et-core-modal-action-secondary">Try again</a>',
      copy: '<a href="#" class="et-core-modal-action et-core-modal-action-primary">Keep a copy</a>',
    },
    classes: 'et-builder-unsaved-modal',
  },
};

/**
 * The configuration of the editor's script, as JSON that is safe inside a script element.
 * @param {Visit} visit
 */
const config = (visit) => {
  const query = visit.url.search;
  const data = {
    siteUrl: `${visit.site}/builder/render`,
    nonce: PREVIEW_NONCE,
    modules: layoutModules,
    preview: `/builder/preview/${query}`,
    backend,
  };
  return raw(JSON.stringify(data).replaceAll('<', '\\u003c'));
};

/** @type {import('./pages.mjs').PageDefinition} */
export const builderPage = {
  path: '/builder/',
  title: 'Page builder',
  line: 'A stand-in editor: preview modes, settings of modules, shortcuts, and a preview that shows changes.',
  document(visit) {
    const { nonce, switches } = visit;
    const build = switches.build === 'react' ? '/skerry-react' : '/skerry';
    const attribute = nonce ? html` nonce="${nonce}"` : '';
    return html`<!DOCTYPE html>
<html lang="en-GB" class="et-fb-top-html js"${switches.dir === 'rtl' ? html` dir="rtl"` : ''}${switches.scheme && html` data-scheme="${switches.scheme}"`}>
<head>
<meta charset="UTF-8" />
<title>Page builder – North Pier</title>
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
${earlyScripts(visit)}
${skerryTag(inEditor(visit, 'live'))}
<link rel="stylesheet" href="/builder/player.css" />
<link rel="icon" href="/pictures/mark.svg" type="image/svg+xml" />
</head>
<body class="et-fb">
<div id="player" data-library="${build}/builder.js">
<header class="player-bar">
	<h1>Page builder</h1>
	<div role="group" aria-label="Preview mode" class="player-modes"></div>
	<button type="button" id="player-help">Shortcuts</button>
	<button type="button" id="player-save">Save</button>
	<a href="/">All pages of the bench</a>
</header>
<main class="player-main">
	<section class="player-settings" aria-label="Settings of a module">
		<label>Module <select id="player-module"></select></label>
		<form id="player-form"></form>
		<p><button type="button" id="player-undo">Undo</button> <button type="button" id="player-redo">Redo</button></p>
		<p role="status" id="player-status"></p>
	</section>
	<div class="player-stage">
		<iframe id="et-fb-app-frame" class="et-core-frame" title="Preview of the page"></iframe>
		<ol id="player-outline" aria-label="Layout" hidden></ol>
	</div>
</main>
</div>
<script type="application/json" id="player-facts">${config(visit)}</script>
${localize(nonce, 'divi-custom-script', diviGlobals(inEditor(visit, 'preview'), { pageId: 150, scrollLocations }))}
<script type="module" src="/builder/player.js"${attribute}></script>
</body>
</html>`;
  },
};

/** @type {import('./pages.mjs').PageDefinition} */
export const builderPreviewPage = {
  path: '/builder/preview/',
  title: 'Preview in the page builder',
  line: 'The page inside the frame of the editor.',
  render() {
    const order = createOrder();
    const modules = layoutModules.map(
      (module) =>
        html`<div class="bench-module" data-shortcode-id="${module.id}" data-address="0.${module.id}.0.0">${renderShortcode(writeShortcode(module), order)}</div>`,
    );
    const rows = modules.map((module) => row(order, [{ modules: module }]));
    return {
      title: 'Preview',
      pageId: 150,
      isInEditor: true,
      scrollLocations,
      bodyClass: 'et_pb_pagebuilder_layout',
      stickyElements: {},
      main: html`<div id="et-fb-app"><div id="et_pb_root" class="et_pb_root--vb"><div id="et-boc" class="et-fb-post-content">${article(builderContent(section(order, rows)))}</div></div></div>`,
    };
  },
};

/** @type {import('./pages.mjs').PageDefinition} */
export const builderRenderPage = {
  path: '/builder/render/',
  title: 'Rendering for the page builder',
  line: 'The page that the editor loads in a hidden frame: it renders a shortcode.',
  document(visit, fields = {}) {
    const { url, nonce } = visit;
    const isKnown = url.searchParams.get('et_pb_preview_nonce') === PREVIEW_NONCE;
    const shortcode = fields.shortcode;
    const content =
      shortcode !== undefined && isKnown
        ? renderShortcode(shortcode, createOrder())
        : html`<p class="et-pb-preview-loading"><span>Waiting for the editor.</span></p>`;
    return html`<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="UTF-8" />
<title>Rendering – North Pier</title>
<meta name="robots" content="noindex" />
${skerryTag(inEditor(visit, 'live'))}
<link rel="stylesheet" href="/theme.css" />
</head>
<body class="et-pb-preview">
<div id="page-container"><div id="main-content"><div class="container"><div id="content"><div class="entry-content post-content entry content">${content}</div></div></div></div></div>
<div class="et_pb_modal_overlay link-disabled"><div class="et_pb_prompt_modal"><h3>Links are off</h3><p>Links do not work in a preview.</p><div class="et_pb_prompt_buttons"><a href="#" class="et_pb_prompt_proceed">Go on</a></div></div></div>
${localize(nonce, 'et-preview', { et_preview_params: { preview_origin: visit.site, alert_origin_not_matched: `This preview belongs to ${visit.site}.` }, et_builder_utils_params: { builderType: 'fe' } })}
</body>
</html>`;
  },
};
