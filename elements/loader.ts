import { startLoader } from './start-loader'

// The script tag's file: it finds the others beside itself.
startLoader(import.meta.url)
