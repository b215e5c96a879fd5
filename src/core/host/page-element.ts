/** Base class of elements. Without a DOM (in Node) it is a stand-in, so that descriptions can be read and HTML rendered. */
export const PageElement: typeof HTMLElement =
  globalThis.HTMLElement ??
  class {
    attachInternals = () => ({ states: new Set() })
  }
