import { openBeds } from './open-beds'

// Files of a worker share its servers: none begins with what the one before has left.
for (const bed of openBeds) await bed.reset()
