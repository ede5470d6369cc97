import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { Failure, runMain } from './setup/failure.mjs'
import { whenParentEnds } from './setup/parent-watch.mjs'
import { PINNED_NODE, ROOT } from './setup/places.mjs'
import { partsFor } from './setup/test-plan.mjs'
import { setup } from './setup.mjs'

/** Minimum Node version: runs TypeScript sources without a flag and has the APIs that the commands use. */
const NODE_MIN = 24
const SIGNALS = /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const SIGNAL_EXIT_BASE = 128

/** Runs `scripts/<name>.ts` on the pinned Node after the necessary set-up, and exits with its exit code. */
async function main() {
  const [name, ...args] = process.argv.slice(2)
  if (!name) throw new Failure('Which command? Use it through npm: npm start, npm run dev, npm test, npm run check.')
  const tools = await setup(partsFor(name, args))
  return run(join(ROOT, 'scripts', `${name}.ts`), args, environmentOf(tools))
}

/** @param {import('./setup.mjs').Tools} tools */
function environmentOf({ java, firestoreJar, chromium }) {
  const path = [dirname(PINNED_NODE), ...(java ? [dirname(java)] : []), process.env.PATH ?? '']
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PATH: path.join(delimiter) }
  if (firestoreJar) env.FIRESTORE_EMULATOR_BINARY_PATH = firestoreJar
  if (chromium) env.CHROME_PATH = chromium
  return env
}

/**
 * @param {string} script
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
function run(script, args, env) {
  const child = spawn(chooseNode(), [script, ...args], { stdio: 'inherit', env })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  whenParentEnds(() => child.kill('SIGTERM'))
  return new Promise((settle, refuse) => {
    child.on('error', refuse)
    child.on('exit', (code, signal) => settle(code ?? SIGNAL_EXIT_BASE + (signal === 'SIGINT' ? 2 : 15)))
  })
}

function chooseNode() {
  if (existsSync(PINNED_NODE)) return PINNED_NODE
  if (Number(process.versions.node.split('.')[0]) >= NODE_MIN) return process.execPath
  throw new Failure(
    `Node ${NODE_MIN} is not packaged for ${process.platform}-${process.arch}: install Node ${NODE_MIN} yourself and run the command again.`,
  )
}

await runMain(main)
