// @ts-check
import { html } from 'hono/html';
import { earlyScripts } from '../qa/early-scripts.mjs';
import { qaBar } from '../qa/qa-bar.mjs';
import { skerryTag } from '../qa/skerry-tag.mjs';

/** @type {import('./pages.mjs').PageDefinition} */
export const blankPage = {
  path: '/blank/',
  title: 'Blank',
  line: 'The script tag and nothing else: no globals, no style sheet.',
  document: (visit) => html`<!DOCTYPE html>
<html lang="en-GB"${visit.switches.dir === 'rtl' ? html` dir="rtl"` : ''}>
<head><meta charset="UTF-8"><title>Blank</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">
${earlyScripts(visit)}
${skerryTag(visit)}
</head>
<body>
${qaBar(visit)}
<main><h1>Blank</h1><p>Nothing to do here.</p></main>
</body>
</html>`,
};
