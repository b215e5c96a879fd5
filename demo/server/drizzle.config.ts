import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/server/**/*.table.ts',
  out: './demo/server/migrations',
})
