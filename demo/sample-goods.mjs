import { withSources } from './with-sources.mjs'

// Writes a file of sample products for the import: node demo/sample-goods.mjs 1000 > goods.csv
await withSources(async (server) => {
  const { sampleFile } = await server.ssrLoadModule('/demo/server/catalogue/goods-import/sample-file.ts')
  process.stdout.write(sampleFile(Number(process.argv[2] ?? 1000), 'en'))
})
