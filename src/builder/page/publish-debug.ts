import type { ControllerScope } from '../../runtime/controller-scope';
import { createDebug } from '../debug/create-debug';

interface Owner {
  ET_FB?: { utils?: Record<string, unknown> };
}

/** The commands of debug mode for the console: `ET_FB.utils.debugOn()`. */
export const publishDebug = ({ page, onEnd }: ControllerScope): void => {
  const { window: win, local } = page;
  const owner = win as unknown as Owner;
  const hadOwner = owner.ET_FB !== undefined;
  const api = (owner.ET_FB ??= {});
  const hadUtils = api.utils !== undefined;
  const utils = (api.utils ??= {});
  const commands = Object.entries(createDebug(local, win.console)).filter(
    ([name]) => !Object.hasOwn(utils, name),
  );
  for (const [name, command] of commands) utils[name] = command;
  onEnd(() => {
    for (const [name, command] of commands) {
      if (utils[name] === command) Reflect.deleteProperty(utils, name);
    }
    if (!hadUtils) delete api.utils;
    if (!hadOwner) delete owner.ET_FB;
  });
};
