import { startLoader } from './start-loader'

// `import 'tradefront'`: a bundler follows it to every element. On a server there is nothing to register.
if (typeof document !== 'undefined') startLoader('npm')
