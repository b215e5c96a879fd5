#!/usr/bin/env node
// `npx tradefront` loads only the code of the requested command.
void (process.argv[2] === 'render' ? import('../render/main') : import('../check-api/main'))
