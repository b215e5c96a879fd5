/** Row of an import, as text. */
export type CostCentreRow = { code: string; name: string; activeFrom: string; activeUntil: string }

const heading = /^(编码|成本中心|代码|code|cost ?cent(er|re))/i

/** Reads rows of cost centres from a table: code, name, first and last active day. The first row may be a heading. */
export function costCentreRows(grid: readonly (readonly string[])[]): CostCentreRow[] {
  const [first = [], ...below] = grid
  return (heading.test((first[0] ?? '').trim()) ? below : grid).map(
    ([code = '', name = '', activeFrom = '', activeUntil = '']) => ({ code, name, activeFrom, activeUntil }),
  )
}
