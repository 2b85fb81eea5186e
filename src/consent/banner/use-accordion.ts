import { useState } from 'react';
import { useAttributes, useClasses, useListen } from '../../runtime/dom';
import { Class } from '../names';
import type { BannerProps } from './banner-props';

/** One category open at a time; a click on a control inside it does not toggle it. */
export const useAccordion = ({ parts: { accordions }, config, page }: BannerProps): void => {
  const isFoldable = config._bannerConfig.config.auditTable.status;
  const [openId, setOpenId] = useState('');
  useClasses(isFoldable ? accordions : [], (_, { id }) => ({
    [Class.accordionActive]: id === openId,
  }));
  const buttons = accordions.map((accordion) =>
    accordion.querySelector(`.${Class.accordionButton}`),
  );
  useAttributes(
    buttons.filter((button) => button !== null),
    (_, button) => ({
      'aria-expanded': isFoldable
        ? button.closest(`.${Class.accordion}`)?.id === openId
        : undefined,
    }),
  );
  useListen(page.document, 'click', (event) => {
    const target = event.target as Element;
    const accordion = accordions.find((element) => element.contains(target));
    if (!isFoldable || !accordion || target.closest('input, label, a[href]')) return;
    setOpenId(accordion.id === openId ? '' : accordion.id);
  });
};
