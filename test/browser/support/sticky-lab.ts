import { stickyDefaults } from '../../../demo/modules/sticky-defaults.mjs';
import type { Page } from '@playwright/test';
import { settle } from './test';

export interface LabModule {
  readonly id: string;
  /** Document pixels. */
  readonly top: number;
  readonly height: number;
  readonly settings?: Record<string, unknown>;
  readonly style?: string;
  readonly className?: string;
  readonly content?: string;
}

/** The module of most examples of sticky.md §14. */
export const moduleA = (
  top: number,
  settings?: LabModule['settings'],
  more: Partial<LabModule> = {},
): LabModule => ({ id: 'a', top, height: 100, ...(settings && { settings }), ...more });

export interface LabSection {
  readonly top: number;
  readonly bottom: number;
  readonly modules: readonly LabModule[];
}

export interface Lab {
  readonly sections: readonly LabSection[];
  readonly css?: string;
  readonly height?: number;
  readonly bodyClass?: string;
  /** Markup before the layout. */
  readonly header?: string;
  readonly area?: 'header' | 'footer' | 'post';
  readonly builderType?: string;
  readonly foot?: string;
}

const sectionMarkup = ({ top, bottom, modules }: LabSection) => {
  let at = top;
  const inner = modules.map(({ id, top: from, height, style, className, content }) => {
    const gap = from - at;
    at = from + height;
    return `<div class="gap" style="height:${gap}px"></div><div class="et_pb_module et_pb_text ${id} et_pb_sticky_module ${className ?? ''}"${style ? ` style="${style}"` : ''}>${content ?? id}</div>`;
  });
  return `<div class="et_pb_section" style="top:${top}px;height:${bottom - top}px"><div class="et_pb_row"><div class="et_pb_column">${inner.join('')}</div></div></div>`;
};

const entries = (lab: Lab) =>
  Object.fromEntries(
    lab.sections.flatMap(({ modules }) =>
      modules.map(({ id, settings }) => [
        id,
        {
          id,
          selector: `.${id}`,
          ...stickyDefaults,
          ...settings,
        },
      ]),
    ),
  );

export const labHtml = (
  lab: Lab,
) => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Lab</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<script src="/skerry/skerry.js"></script>
<style>*{box-sizing:border-box}html{scrollbar-width:none}body{margin:0;position:relative;min-height:${lab.height ?? 6000}px}
.et_pb_section{position:absolute;left:0;right:0}.et_pb_row{width:80%;margin:0 auto}
.et_pb_sticky_placeholder{opacity:0!important}
${lab.sections.flatMap(({ modules }) => modules.map(({ id, height }) => `.${id}{height:${height}px}`)).join('')}
${lab.css ?? ''}</style></head>
<body class="page ${lab.bodyClass ?? ''}">${lab.header ?? ''}
<div class="et-l et-l--${lab.area ?? 'post'}"><div class="et_builder_inner_content">${lab.sections.map(sectionMarkup).join('')}</div></div>
<script>var et_pb_sticky_elements=${JSON.stringify(entries(lab))};
var et_builder_utils_params={condition:{diviTheme:true,extraTheme:false},scrollLocations:["app","top"],builderScrollLocations:{desktop:"app",tablet:"top",phone:"top",zoom:"top"},onloadScrollLocation:"app",builderType:${JSON.stringify(lab.builderType ?? 'fe')}};</script>
${lab.foot ?? ''}</body></html>`;

/** Opens a page with modules at the exact positions of the examples of sticky.md §14. */
export const openLab = async (page: Page, lab: Lab): Promise<void> => {
  await page.route('**/lab', (route) =>
    route.fulfill({ contentType: 'text/html', body: labHtml(lab) }),
  );
  await page.goto('/lab');
  await settle(page);
};

/** Scrolls and waits a few frames. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(async (y) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    window.scrollTo({ top: y, behavior: 'instant' });
    for (let at = 0; at < 4; at += 1) await frame();
  }, top);

export interface ModuleState {
  /** `N`, `F` or `P` follows from class and margin; these are the raw values. */
  readonly isSticky: boolean;
  readonly top: string;
  readonly bottom: string;
  /** The vertical offset that the limit causes, downwards; empty if there is none. */
  readonly shift: string;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** Pixels from the top of the viewport. */
  readonly onScreen: number;
  readonly classes: string;
  readonly zIndex: string;
  readonly style: string | null;
}

/** Reads the current state of a module. */
export const readModule = (page: Page, id: string): Promise<ModuleState> =>
  page.evaluate((name) => {
    const element = document.querySelector<HTMLElement>(`.${name}:not(.et_pb_sticky_placeholder)`);
    if (!element) throw new Error(`no module .${name}`);
    const { style } = element;
    const box = element.getBoundingClientRect();
    return {
      isSticky: element.classList.contains('et_pb_sticky'),
      top: style.top,
      bottom: style.bottom,
      shift: style.translate.split(' ')[1] ?? '',
      left: box.left,
      width: box.width,
      height: box.height,
      onScreen: box.top,
      classes: element.className,
      zIndex: style.zIndex,
      style: element.getAttribute('style'),
    };
  }, id);
