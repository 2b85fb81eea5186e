import type { Edge } from './settings-on';
import type { Box } from './offset-modules';
import type { LimitBox, StickyModule } from './sticky-module';
import type { ControllerScope } from '../runtime/controller-scope';
import type { StickyPage } from './sticky-page';

const offsetsOf = ({ top, left, right, bottom }: Box) => ({ top, left, right, bottom });

/** The scroll position from which the limit holds it back (sticky.md §8). */
const pauseScrollTop = (module: StickyModule, windowHeight: number): number | undefined => {
  const { edge, isPaused, limit, heightSticky, offset } = module;
  if (!isPaused) return undefined;
  const room = heightSticky + offset[edge];
  return edge === 'top'
    ? (limit.bottom?.bottom ?? 0) - room
    : (limit.top?.top ?? 0) - windowHeight + room;
};

/** A module with the property names that other scripts know (specification S3.23 to S3.28). */
export const described = (
  module: StickyModule,
  windowHeight: number,
): Readonly<Record<string, unknown>> => {
  const { element, settings, flow, lists, margins, marginsSticky } = module;
  const limitSettings = (edge: Edge, box: LimitBox | null) =>
    box && {
      limit: settings.limit[edge],
      height: box.height,
      width: box.width,
      offsets: offsetsOf(box),
    };
  const ofEdge = (['top', 'bottom'] as const).map((edge) => {
    const name = edge === 'top' ? 'Top' : 'Bottom';
    return {
      [`custom${name}Offset`]: settings.offset[edge],
      [`${edge}LimitSettings`]: limitSettings(edge, module.limit[edge]),
      [`${edge}OffsetModules`]: lists[edge]?.map(({ id }) => id),
    };
  });
  return {
    ...module.raw,
    id: module.id,
    isSticky: module.isSticky,
    isPaused: module.isPaused,
    pauseScrollTop: pauseScrollTop(module, windowHeight),
    height: flow.height,
    heightSticky: module.heightSticky,
    width: flow.width,
    widthSticky: module.widthSticky,
    paddingSticky: module.paddingSticky,
    marginLeft: margins[0],
    marginRight: margins[1],
    marginLeftSticky: marginsSticky[0],
    marginRightSticky: marginsSticky[1],
    offsets: offsetsOf(flow),
    isEqualizedColumn: element.parentElement?.matches('.et_pb_equal_columns') ?? false,
    isInHeader: element.closest('.et-l--header') !== null,
    isInFooter: element.closest('.et-l--footer') !== null,
    ...Object.assign({}, ...ofEdge),
  };
};

type Listener = () => void;
interface Owner {
  stores?: Record<string, unknown>;
}

/** `addWidthChangeListener` and its counterpart, for each property that changes. */
const listeners = (
  names: readonly string[],
  watch: (name: string, listener: Listener) => Listener,
): Record<string, (listener: Listener) => void> => {
  const methods: Record<string, (listener: Listener) => void> = {};
  for (const name of names) {
    const undos = new Map<Listener, Listener>();
    methods[`remove${name}ChangeListener`] = (listener) => {
      undos.get(listener)?.();
      undos.delete(listener);
    };
    methods[`add${name}ChangeListener`] = (listener) => {
      if (!undos.has(listener)) undos.set(listener, watch(name, listener));
    };
  }
  return methods;
};

/**
 * The stores that other scripts read under `ET_FE.stores` (sticky.md §2). Values are computed when
 * they are read. Existing stores are kept.
 */
export const publishStores = (
  { page, guard, onEnd }: ControllerScope,
  { sticky, environment }: StickyPage,
): void => {
  const { document: doc, window: win, stores } = page;
  const { $viewport, $scroll, $stuck } = stores;
  const { documentElement: root } = doc;
  const changesOf =
    (read: (name: string) => unknown, on: (check: Listener) => Listener) =>
    (name: string, listener: Listener) => {
      let before = read(name);
      const undo = on(
        guard(() => {
          const now = read(name);
          if (now === before) return;
          before = now;
          listener();
        }),
      );
      const forget = onEnd(undo);
      return () => {
        forget();
        undo();
      };
    };

  const view = () => $viewport.get();
  const windowStore = {
    get breakpoint() {
      return view().breakpoint;
    },
    get width() {
      return view().width;
    },
    get height() {
      return view().height;
    },
    get scrollTop() {
      return environment.view().scroll;
    },
    get scrollLocation() {
      return environment.where?.().location ?? 'app';
    },
    get isBuilderZoomed() {
      return environment.where?.().isZoomed ?? false;
    },
    get verticalScrollBar() {
      return win.outerWidth - view().width;
    },
    ...listeners(
      ['Width', 'Height', 'Breakpoint', 'ScrollLocation'],
      changesOf(
        (name) => view()[name.toLowerCase() as 'width'],
        (check) => $viewport.listen(check),
      ),
    ),
    ...listeners(
      ['ScrollTop'],
      changesOf(
        () => win.scrollY,
        (check) => $scroll.listen(check),
      ),
    ),
  };

  const documentStore = {
    get width() {
      return root.offsetWidth;
    },
    get height() {
      return root.offsetHeight;
    },
    ...listeners(
      ['Dimension', 'Width', 'Height'],
      changesOf(
        (name) =>
          name === 'Dimension'
            ? `${root.offsetWidth}x${root.offsetHeight}`
            : root[`offset${name as 'Width'}`],
        (check) => {
          const observer = new win.ResizeObserver(check);
          observer.observe(root);
          return () => observer.disconnect();
        },
      ),
    ),
  };

  const own = new Map<string, Record<string, unknown>>();
  const find = (id: string) => {
    const module = sticky.modules.get(id);
    return module && { ...described(module, view().height), ...own.get(id) };
  };
  const stickyStore = {
    get modules() {
      return Object.fromEntries([...sticky.modules.keys()].map((id) => [id, find(id)]));
    },
    getProp: (id: string, name: string, fallback?: unknown) =>
      (find(id) as Record<string, unknown> | undefined)?.[name] ?? fallback,
    setProp(id: string, name: string, value: unknown) {
      own.set(id, { ...own.get(id), [name]: value });
    },
    isSticky: (id: string) => sticky.modules.get(id)?.isSticky ?? false,
    setElementsProps: () => sticky.measureAll(),
    ...listeners(
      ['Settings'],
      changesOf(
        () => JSON.stringify([...sticky.modules.values()].map(({ id, raw }) => [id, raw])),
        (check) => $stuck.listen(check),
      ),
    ),
  };

  const owner = ((win as { ET_FE?: Owner }).ET_FE ??= {});
  const shared = (owner.stores ??= {});
  const ours = { sticky: stickyStore, window: windowStore, document: documentStore };
  const added = Object.entries(ours).filter(([name]) => !(name in shared));
  Object.assign(shared, Object.fromEntries(added));
  onEnd(() => {
    for (const [name, store] of added) if (shared[name] === store) delete shared[name];
  });
};
