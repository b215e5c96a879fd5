/** Formats an integer: `12,050`, `−3`. Without Intl, whose first formatter costs a page as much time as a small element. */
export const wholeNumber = (count: number) =>
  String(count)
    .replace('-', '−')
    .replace(/\B(?=(\d{3})+$)/g, ',')
