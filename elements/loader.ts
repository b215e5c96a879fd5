import { startLoader } from './runtime/start-loader'

// The file of the script tag. It finds the other files relative to itself.
startLoader(import.meta.url)
