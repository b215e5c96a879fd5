/** Groups rows by key. Returns a lookup that gives an empty list for an unknown key. */
export function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): (key: Key) => Row[] {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return (key) => groups.get(key) ?? []
}
