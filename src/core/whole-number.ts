/**
 * A whole number as it is shown: `12,050`, `−3`. Why not Intl: the first formatter of a page costs it as much time as a
 * small element.
 */
export const wholeNumber = (count: number) =>
  String(count)
    .replace('-', '−')
    .replace(/\B(?=(\d{3})+$)/g, ',')
