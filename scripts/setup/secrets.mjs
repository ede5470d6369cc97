import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './places.mjs'

const KEY_BYTES = 32

/** Writes random keys of this clone for the emulators, if there are none yet; production keys are in Secret Manager. */
export function ensureSecrets() {
  const file = join(ROOT, 'functions/.secret.local')
  if (existsSync(file)) return
  const names = ['TOKEN_SIGNING_KEYS', 'SEALING_KEYS']
  writeFileSync(file, names.map((name) => `${name}='${newKeyRing()}'\n`).join(''), { mode: 0o600 })
}

function newKeyRing() {
  return JSON.stringify({ current: 'k1', keys: { k1: randomBytes(KEY_BYTES).toString('base64') } })
}
