import { startLoader } from './runtime/start-loader'

// Entry of `import 'tradefront'`, from which a bundler follows every element. On a server it registers nothing.
if (typeof document !== 'undefined') startLoader('npm')
