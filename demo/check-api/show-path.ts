/** Formats a path: `data.content[3].goodsName`. */
export const showPath = (path: readonly PropertyKey[], start = 'data') =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`),
    start,
  )
