#!/usr/bin/env node
// `npx tradefront`: only the code of the command that is asked for is loaded.
void (process.argv[2] === 'render' ? import('../render/main') : import('../check-api/main'))
