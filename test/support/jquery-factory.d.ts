declare module 'jquery/factory' {
  /** Creates jQuery for a window, as its package does if there is no global one. */
  export const jQueryFactory: (view: Window) => (target: unknown) => never;
}
