export type Migration = { name: string; text: string }

// As text, so that the built server carries them.
const files = import.meta.glob<string>('../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The committed migrations in their order. */
export const migrations: Migration[] = Object.entries(files)
  .map(([path, text]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), text }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
