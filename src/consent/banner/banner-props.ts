import type { ConsentGuard } from '../../runtime/consent-gate';
import type { Page } from '../../runtime/page';
import type { BannerSettings } from '../config';
import type { Control } from '../control/create-control';
import type { Template } from './load-template';
import type { BannerElements } from './banner-elements';

/** What all hooks of the banner work with. */
export interface BannerProps {
  readonly page: Page;
  readonly guard: ConsentGuard;
  readonly control: Control;
  readonly config: BannerSettings;
  readonly elements: BannerElements;
  readonly template: Template;
}
