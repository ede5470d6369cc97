import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { PATIENCE } from './tests/support/patience.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The client's configuration in tests: the runner's emulators, or else addresses where nothing responds. */
const WEB_ENVIRONMENT = {
  VITE_EMULATORS:
    process.env.VITE_EMULATORS ?? JSON.stringify({ auth: 'http://127.0.0.1:1', firestore: '127.0.0.1:1' }),
  VITE_FIREBASE_CONFIG:
    process.env.VITE_FIREBASE_CONFIG ??
    JSON.stringify({ apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-postwright-test' }),
  VITE_ADMIN_PREFIX: process.env.VITE_ADMIN_PREFIX ?? 'back-office',
}

const SECOND = 1000
const CORES = availableParallelism()

type Options = TestProjectInlineConfiguration['test']

/** Tests on emulators involve several processes, so they have longer timeouts, and one more worker because they often wait. */
const ON_EMULATORS: Options = {
  maxWorkers: CORES + 1,
  testTimeout: 480 * SECOND,
  hookTimeout: 480 * SECOND,
  expect: { poll: { timeout: PATIENCE } },
}

/** Files that take screenshots for people run one after another. */
const ONE_BY_ONE: Options = { ...ON_EMULATORS, fileParallelism: false, maxWorkers: 1 }

/** Each file runs a browser of its own, beside the shared emulators. */
const TWO_BROWSERS: Options = { ...ON_EMULATORS, maxWorkers: 2 }

/** Files without side effects share their modules, because importing them takes longer than the tests. */
const TOGETHER: Options = { isolate: false }

/** Client tests that replace modules, keep workers or wait for toasts. Their modules are isolated. */
const WITH_OWN_MODULES = readdirSync(here('tests/web'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `tests/web/${name}`)
  .filter((path) => /vi\.(mock|resetModules)\(|worker-stub|useToasterStore/.test(readFileSync(here(path), 'utf8')))

/** The client's database is the store of the tests (`tests/support/client`). */
const CLIENT = {
  resolve: {
    alias: [{ find: 'firebase/firestore', replacement: here('tests/support/client/firestore.ts') }],
  },
}

const IN_A_PAGE: Options = {
  environment: './tests/support/client/page.ts',
  setupFiles: ['tests/support/client/setup.ts'],
}

function project(name: string, folders: string[], options: Options = {}): TestProjectInlineConfiguration {
  const include = folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)
  return { extends: true, test: { name, include, ...options } }
}

export default defineConfig({
  plugins: [react()],
  resolve: { alias: [{ find: /^@\//, replacement: here('web/src/') }] },
  define: { __LOCAL__: 'true' },
  test: {
    env: WEB_ENVIRONMENT,
    setupFiles: ['tests/support/setup.ts'],
    passWithNoTests: true,
    // Uses all cores: the runner itself only hands out files and needs none.
    maxWorkers: CORES,
    // Far longer than tests take, for busy machines. What never happens still fails.
    testTimeout: 120 * SECOND,
    hookTimeout: 120 * SECOND,
    expect: { poll: { timeout: 15 * SECOND } },
    projects: [
      project('unit', ['unit'], TOGETHER),
      { ...project('web', ['web'], { ...IN_A_PAGE, ...TOGETHER, exclude: WITH_OWN_MODULES }), ...CLIENT },
      { ...project('web-alone', [], { ...IN_A_PAGE, include: WITH_OWN_MODULES }), ...CLIENT },
      project('parity', ['parity'], TOGETHER),
      project('platforms', ['platforms']),
      project('fakes', ['fakes']),
      project('rules', ['rules', 'queries'], ON_EMULATORS),
      project('api', ['api'], ON_EMULATORS),
      project('background', ['background'], ON_EMULATORS),
      // NOTE browser, emulators and a network server share two cores here: a missed moment may be tried again, a fault stays one.
      project('e2e', ['e2e'], { ...TWO_BROWSERS, retry: 1 }),
      project('pictures', ['pictures'], { ...ONE_BY_ONE, testTimeout: 600 * SECOND }),
    ],
  },
})
