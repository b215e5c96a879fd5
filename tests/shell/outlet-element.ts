/** Outlet element without attributes, as far as the address and the settings of a page read it. */
export const outletElement = {
  localName: 'trade-outlet',
  getAttribute: () => null,
  hasAttribute: () => false,
  closest: () => null,
  getRootNode: () => ({}),
}
