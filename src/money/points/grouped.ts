/** `8,420` */
export const grouped = (points: number) =>
  `${points < 0 ? '−' : ''}${String(Math.abs(points)).replace(/\B(?=(\d{3})+$)/g, ',')}`
