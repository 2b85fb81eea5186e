import { afterEach, describe, expect, test, vi } from 'vitest';
import { manifest } from '../../../src/manifest';
import { fit } from '../../../src/modules/divi5';
import { fitDefinition } from '../../../src/modules/divi5/fit-definition';
import type {
  ControllerDefinition,
  Definition,
  IslandDefinition,
  Start,
} from '../../../src/runtime/definition';
import { startInScope } from '../../../src/runtime/controller-scope';
import { createShopPage } from '../../shop/shop-page';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const build = '/wp-content/themes/Divi/includes/builder-5/visual-builder/build';

/** The definitions that are inactive on a page with that file of Divi 5. */
const inactiveWith = (file: string) => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const { page, clear } = createShopPage();
  const script = document.createElement('script');
  script.setAttribute('src', `${build}/${file}.js`);
  script.type = 'text/javascript';
  document.body.append(script);
  const running = new Set(fit(page, manifest).definitions.map(({ name }) => name));
  script.remove();
  clear();
  return manifest.flatMap(({ name }) => (running.has(name) ? [] : name)).toSorted();
};

describe('a module is inactive if Divi 5 runs it', () => {
  test.each([
    ['script-library-tabs', ['tabs']],
    ['script-library-toggle', ['toggle']],
    ['script-library-slider', ['slider']],
    ['script-library-video-slider', ['slider']],
    ['module-library-script-circle-counter', ['circle counter']],
    ['module-library-script-number-counter', ['number counter']],
    ['module-library-script-counter', ['bar counters']],
    ['script-library-countdown-timer', ['countdown']],
    ['script-library-gallery', ['gallery']],
    ['script-library-filterable-portfolio', ['filterable portfolio']],
    ['script-library-pagination', ['pages', 'portfolio']],
    ['module-library-script-blog', ['pages']],
    ['script-library-fullwidth-portfolio', ['fullwidth portfolio']],
    ['script-library-fitvids-functions', ['enhancements']],
    ['script-library-salvattore', ['masonry']],
    ['script-library-multi-view', ['multi-view']],
    ['script-library-magnific-popup', ['lightbox']],
    ['script-library-video-overlay', ['video']],
    ['script-library-map', ['map']],
    ['module-library-script-contact-form', ['contact form']],
    ['module-library-script-signup', ['newsletter']],
    ['script-library-form-conditions', ['contact form', 'newsletter']],
    ['script-library-link', ['module links']],
    ['theme-scripts-library-split-menu', ['split logo']],
    ['theme-scripts-library-scroll-to-top', ['scroll to top']],
    ['theme-scripts-library-side-nav', ['side navigation']],
    ['script-library-fullscreen-section', ['full-screen sections']],
    ['script-library-fullwidth-header', ['full-screen sections']],
    ['theme-scripts-library-vertical-menu', ['vertical menu']],
    ['theme-scripts-library-hide-menu', ['fixed header']],
    ['theme-scripts-library-transparent-menu', ['fixed header']],
    ['theme-scripts-library-search-menu', ['header search']],
    ['theme-scripts-library-slide-in-header', ['menu panel']],
    ['theme-scripts-library-full-screen-menu', ['menu panel']],
    ['script-library-motion-effects', ['motion']],
    ['script-library-animation', ['animations']],
    ['module-script-background-parallax', ['parallax']],
    ['module-script-background-video', ['video background']],
    ['script-library-sticky-elements', ['sticky']],
    ['script-library-split-testing', ['abtest']],
    [
      'script-library-menu',
      [
        'drop-down menus',
        'mega and deep menus',
        'menu modules',
        'menu search',
        'mobile menu',
        'mobile menu lists',
      ],
    ],
    [
      'script-library-frontend-scripts',
      ['Extra header', 'bar counters', 'enhancements', 'links', 'module-enhancements'],
    ],
  ])('%s: %j', (file, expected) => {
    expect(inactiveWith(file)).toEqual(expected);
  });

  test.each(['theme-scripts-library-base', 'theme-scripts-library-menu'])(
    'the header and its menus are inactive for %s',
    (file) => {
      expect(inactiveWith(file)).toEqual([
        'drop-down menus',
        'fixed header',
        'header',
        'header functions',
        'mega and deep menus',
        'mobile menu',
        'mobile menu lists',
      ]);
    },
  );

  test.each([
    'script-library-search',
    'script-library-comments',
    'theme-scripts-library-comments',
    'script-library-sidebar',
    'script-library-section-dividers',
    'script-library-testimonial',
    'module-library-script-testimonial',
    'script-library-audio',
  ])('Skerry’s additions to modules are inactive for %s', (file) => {
    expect(inactiveWith(file)).toEqual(['module-enhancements']);
  });
});

const definitionOf = (name: string) => {
  const found = manifest.find((each) => each.name === name);
  if (!found) throw new Error(`No definition ${name}`);
  return fitDefinition(found);
};
const island = (name: string) => definitionOf(name) as IslandDefinition;
/** The changes to a sleeping module’s element on a page with these globals. */
const prepare = async (name: string, html: string, globals: object) => {
  const { page, find, clear } = createShopPage({ html, globals: { ...globals } });
  const { asleep } = island(name);
  const code = (await asleep?.load()) as Readonly<Record<string, (scope: object) => void>>;
  const root = find('body > *');
  const stop = startInScope(page, name, (scope) =>
    code[asleep?.exported ?? '']?.({ ...scope, root, whileAsleep() {} }),
  );
  const { attributes } = root;
  const shown = [...attributes].map((each) => `${each.name}=${each.value}`);
  stop();
  clear();
  return { shown, until: asleep?.until };
};

describe('on a page of Divi 5', () => {
  test.each([
    ['number counter', 'diviModuleNumberCounterData'],
    ['circle counter', 'diviModuleCircleCounterData'],
  ])('a %s has its value before it is seen', async (name, global) => {
    const data = [{ selector: '.own', data: { numberValue: { desktop: { value: '7' } } } }];
    const { shown, until } = await prepare(name, '<p class="own"></p>', { [global]: data });
    expect(shown).toContain('data-number-value=7');
    expect(until).toBe('seen');
  });

  test('a background video has its settings before it is seen', async () => {
    const html =
      '<span class="et-pb-background-video et-pb-background-video--play-outside-viewport"></span>';
    const { shown, until } = await prepare('video background', html, {});
    expect(shown.join()).toContain('et_pb_video_play_outside_viewport');
    expect(until).toBe('seen');
    expect(island('video background').when).toBe('visible');
  });

  test.each([
    ['et_parallax_bg', true],
    ['et_parallax_bg et_pb_parallax_css', false],
    ['et-pb-parallax-background', true],
    ['et-pb-parallax-background et-pb-parallax-background--css', false],
  ])('an element with the classes %j moves with the page: %s', (className, moves) => {
    const element = document.createElement('div');
    element.className = className;
    expect(element.matches(String(island('parallax').selector))).toBe(moves);
  });

  test('every other module is as on Divi 4', () => {
    const tabs = manifest.find(({ name }) => name === 'tabs') as Definition;
    expect(fitDefinition(tabs)).toEqual(tabs);
    const links = manifest.find(({ name }) => name === 'links') as Definition;
    expect(fitDefinition(links)).toBe(links);
  });
});

describe('sticky modules that are known by their data alone', () => {
  const started: string[] = [];
  const start: Start = ({ page }) => {
    started.length = 0;
    started.push(
      ...[...page.document.querySelectorAll('.et_pb_sticky_module')].map(({ id }) => id),
    );
  };
  const sticky: ControllerDefinition = {
    kind: 'controller',
    name: 'sticky',
    family: 'sticky',
    selector: '.et_pb_sticky_module',
    when: 'now',
    load: async () => ({ start, startOther: start }),
  };
  const startFitted = async (definition: ControllerDefinition, elements: unknown) => {
    const { page, doc, clear } = createShopPage({
      html: '<p id="one" class="one"></p><p id="two" class="two"></p>',
      globals: { et_pb_sticky_elements: elements },
    });
    const before = doc.body.innerHTML;
    const fitted = fitDefinition(definition) as ControllerDefinition;
    const code = (await fitted.load()) as { readonly start: Start };
    const stop = startInScope(page, 'sticky', code.start);
    stop();
    const isRestored = doc.body.innerHTML === before;
    clear();
    return { fitted, isRestored };
  };

  test.each([undefined, 'startOther'])('are marked before their code starts (%s)', async (name) => {
    const { fitted, isRestored } = await startFitted(
      { ...sticky, ...(name ? { exported: name } : {}) },
      { a: { selector: '.two' }, b: { selector: 7 }, c: { selector: '[' }, d: { selector: '.no' } },
    );
    expect(started).toEqual(['two']);
    expect(isRestored).toBe(true);
    expect(fitted.exported).toBeUndefined();
  });

  test('are detected by printed data, as no class marks them', async () => {
    const { fitted } = await startFitted(sticky, {});
    expect(fitted.selector).toBeUndefined();
    expect(fitted.globals).toEqual(['et_pb_sticky_elements']);
    expect(started).toEqual([]);
  });
});
