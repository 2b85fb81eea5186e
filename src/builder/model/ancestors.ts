import { isOn } from './flags';
import { attr, type BuilderModule, type ModuleLike, moduleOf } from './module';
import { moduleAddressSequence } from './module-address-sequence';

/** The modules of a layout in any order; nested children need not be repeated. */
export type Layout = readonly BuilderModule[];

/** The modules on the way to an address, outermost first, the one at it included. */
const onTheWay = (address: string | undefined, all: Layout): readonly BuilderModule[] =>
  moduleAddressSequence(address).flatMap((part) => {
    const found = all.find((each) => each.address === part);
    return found ? [found] : [];
  });

const isLocked = (module: BuilderModule) => isOn(attr(module, 'locked')) || !!module.lockedParent;

/** Whether a module or anything around it is locked (specification S4.64, S6.03). */
export const moduleLocked = (module: ModuleLike, all: Layout): boolean => {
  const asked = moduleOf(module);
  return [asked, ...onTheWay(asked.address, all)].some(isLocked);
};

/** Whether a module was deleted; unless told otherwise, together with something around it. */
export const moduleDeleted = (
  module: ModuleLike,
  all: Layout,
  checkAncestors: boolean = true,
): boolean => {
  const asked = moduleOf(module);
  const isDeleted = ({ attrs }: BuilderModule) => Boolean(attrs?.['_deleted']);
  const isInside = moduleAddressSequence(asked.address).length > 1;
  const around = checkAncestors && isInside ? onTheWay(asked.address, all) : [];
  return [asked, ...around].some(isDeleted);
};

export type SectionType = 'regular' | 'fullwidth' | 'specialty';

const kindOf = (section: BuilderModule | undefined): SectionType => {
  if (!section) return 'regular';
  if (isOn(attr(section, 'fullwidth'))) return 'fullwidth';
  return isOn(attr(section, 'specialty')) ? 'specialty' : 'regular';
};

/** The kind of the section that a module stands in. */
export const sectionType = (module: ModuleLike, all: Layout): SectionType => {
  const [first = ''] = (moduleOf(module).address ?? '').split('.');
  return kindOf(all.find(({ address }) => address === first));
};

/**
 * The innermost module of a kind on the way to a module: `row` finds `et_pb_row`. In specialty
 * sections the inner kinds (`et_pb_row_inner`) count too.
 */
export const ancestor = (
  kind: string,
  module: ModuleLike,
  all: Layout,
): BuilderModule | undefined => {
  const asked = moduleOf(module);
  const isSpecialty = sectionType(asked, all) === 'specialty';
  return onTheWay(asked.address, all).findLast(({ type = '' }) => {
    const name = type.replace('et_pb_', '');
    return isSpecialty ? name.startsWith(kind) : name === kind;
  });
};
