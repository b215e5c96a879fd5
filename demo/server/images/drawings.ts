const files = import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default', eager: true })

// The drawings name no size of their own; a picture of the shop is 160 by 160.
const sized = (drawing: string) => drawing.replace('<svg ', '<svg width="160" height="160" ')

/** The line drawings by name. */
export const drawings: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, drawing]) => [path.replace(/^.*\/|\.svg$/g, ''), sized(drawing)]),
)
