import { isOn } from './flags';
import { componentType } from './component-type';
import { attr, type BuilderModule, type ModuleLike, moduleOf } from './module';

const REMOVED = 'et-fb-removed-component';

type Test = (module: BuilderModule) => boolean;

const ofType =
  (type: string): Test =>
  (module) =>
    module.type === type;
const hasOn =
  (name: string): Test =>
  (module) =>
    isOn(attr(module, name));

const tests: Readonly<Record<string, Test>> = {
  section: (module) => componentType(module) === 'section',
  row: (module) => componentType(module) === 'row',
  column: (module) => componentType(module) === 'column',
  'row-inner': ofType('et_pb_row_inner'),
  'column-inner': ofType('et_pb_column_inner'),
  module: (module) => componentType(module) === 'module' && !module.is_module_child,
  fullwidth: hasOn('fullwidth'),
  specialty: hasOn('specialty'),
  regular: (module) =>
    componentType(module) === 'section' &&
    !hasOn('fullwidth')(module) &&
    !hasOn('specialty')(module),
  disabled: hasOn('disabled'),
  locked: hasOn('locked'),
  global: (module) => attr(module, 'global_module') !== '',
  removed: (module) => module.component_path === REMOVED,
};

/**
 * Asks a module for one of the named facts; any other name reads the module's own field of that name
 * (builder.md §9.2, specification S4.64, S6.03).
 */
export const is = (what: string, module: ModuleLike): unknown => {
  const asked = moduleOf(module);
  const test = Object.hasOwn(tests, what) ? tests[what] : undefined;
  return test ? test(asked) : Object.hasOwn(asked, what) ? asked[what] : undefined;
};
