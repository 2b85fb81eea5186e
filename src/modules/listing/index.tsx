import type { IslandProps } from '../../runtime/definition';
import { AjaxPages } from './ajax-pages';
import { Filterable } from './filterable';
import { Gallery } from './gallery';
import * as names from './names';
import { PortfolioGrid } from './portfolio-grid';

const kinds = [
  [names.gallery, Gallery],
  [names.filterable, Filterable],
  [names.portfolioGridItems, PortfolioGrid],
  [names.ajaxContainer, AjaxPages],
] as const;

/** Lists in pages travel in one chunk; what slides is another. */
export function island(props: IslandProps) {
  const { classList } = props.root;
  const Kind = kinds.find(([name]) => classList.contains(name))?.[1];
  return Kind ? <Kind {...props} /> : null;
}
