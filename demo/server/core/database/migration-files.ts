export type Migration = { name: string; text: string }

// Imported as text, so that the built server contains them.
const files = import.meta.glob<string>('../../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The migrations in order. */
export const migrations: Migration[] = Object.entries(files)
  .map(([path, text]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), text }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
