const files = import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default', eager: true })

// The drawings have no size; pictures of the shop are 160 × 160.
const sized = (drawing: string) => drawing.replace('<svg ', '<svg width="160" height="160" ')

/** Line drawings by name. */
export const drawings: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, drawing]) => [path.replace(/^.*\/|\.svg$/g, ''), sized(drawing)]),
)
