import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { Failure } from './failure.mjs'
import { ROOT } from './places.mjs'

/** @typedef {'unit' | 'web' | 'parity' | 'platforms' | 'fakes' | 'rules' | 'api' | 'background' | 'e2e'} TestProject a vitest project of tests, one folder each */
/** @typedef {TestProject | 'pictures'} Project what vitest runs: the tests, and what `npm run pictures` takes */
/** @typedef {'java' | 'firestore' | 'chromium' | 'pds' | 'fileReaders'} Part what the machine must have beyond the packages */
/** @typedef {{ projects: TestProject[], paths: string[], vitestArgs: string[], whole: boolean }} TestPlan */

/** @typedef {{ folders: string[], emulators: boolean, parts: Part[] }} ProjectNeeds */

/** Order of running: what fails fastest comes first. */
const PROJECTS = /** @type {const} */ ([
  'unit',
  'web',
  'parity',
  'platforms',
  'fakes',
  'rules',
  'api',
  'background',
  'e2e',
])

/** What the stand-ins of the networks answer changes only with them: a deep run or their own path tries it. */
const DEEP_ONLY = /** @type {readonly TestProject[]} */ (['fakes'])

/** Simulations that repeat the same faults for minutes, and what only developers see: a deep run or their own path tries them. */
export const DEEP_FILES = [
  'tests/unit/session-simulation.test.ts',
  'tests/unit/leftovers.test.ts',
  'tests/background/real-workers.test.ts',
  'tests/e2e/gallery.test.ts',
]

/**
 * Where a project's tests live, and what they need.
 * @type {Record<TestProject, ProjectNeeds>}
 */
const PROJECT_NEEDS = {
  unit: { folders: ['tests/unit'], emulators: false, parts: [] },
  web: { folders: ['tests/web'], emulators: false, parts: [] },
  parity: { folders: ['tests/parity'], emulators: false, parts: [] },
  platforms: { folders: ['tests/platforms'], emulators: false, parts: [] },
  fakes: { folders: ['tests/fakes'], emulators: false, parts: [] },
  rules: { folders: ['tests/rules', 'tests/queries'], emulators: true, parts: ['java', 'firestore'] },
  api: { folders: ['tests/api'], emulators: true, parts: ['java', 'firestore', 'pds'] },
  background: { folders: ['tests/background'], emulators: true, parts: ['java', 'firestore', 'pds'] },
  e2e: { folders: ['tests/e2e'], emulators: true, parts: ['java', 'firestore', 'pds', 'chromium', 'fileReaders'] },
}

/** Projects that need no emulator: the tests of `npm run check`, and those that prove a change in `core` or `web`. */
export const QUICK_PROJECTS = PROJECTS.filter((project) => !PROJECT_NEEDS[project].emulators)

/**
 * What `npm test <args>` is to run: paths first, then options for vitest. No path means everything.
 * @param {string[]} args
 * @returns {TestPlan}
 */
export function planTests(args) {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'))
  const named = firstOption === -1 ? args : args.slice(0, firstOption)
  const vitestArgs = firstOption === -1 ? [] : args.slice(firstOption)
  const paths = named.map(pathInClone)
  if (paths.length === 0) {
    const isDeep = process.env.POSTWRIGHT_DEEP === '1'
    const projects = PROJECTS.filter((project) => isDeep || !DEEP_ONLY.includes(project))
    const left = isDeep ? [] : DEEP_FILES.flatMap((file) => ['--exclude', file])
    return { projects, paths, vitestArgs: [...left, ...vitestArgs], whole: true }
  }
  const chosen = new Set(paths.flatMap(projectsOf))
  return {
    projects: PROJECTS.filter((project) => chosen.has(project)),
    paths: paths.filter(isTest),
    vitestArgs,
    whole: false,
  }
}

/**
 * What must be installed before `npm run <name> <args>`.
 * @param {string} name
 * @param {string[]} args
 * @returns {Part[]}
 */
export function partsFor(name, args) {
  if (name === 'start' || name === 'dev') {
    return args.includes('--bluesky') ? ['java', 'firestore', 'pds'] : ['java', 'firestore']
  }
  if (['bench-refresh', 'bench-dispatch', 'bench-admin'].includes(name)) return ['java', 'firestore']
  if (['bench-pages', 'bench-calendar', 'bench-composer', 'bench-analytics', 'pictures'].includes(name))
    return ['java', 'firestore', 'chromium']
  if (name === 'social-cards' || name === 'stock-photos' || name === 'bench-editor' || name === 'bench-video')
    return ['chromium']
  if (name !== 'test' && name !== 'test-deep') return []
  const parts = planTests(args).projects.flatMap((project) => PROJECT_NEEDS[project].parts)
  return [...new Set(parts)]
}

/** @param {string} path */
function pathInClone(path) {
  const absolute = resolve(path)
  if (!existsSync(absolute))
    throw new Failure(`There is no ${path}: name a folder or a file of this clone, such as tests/unit.`)
  return relative(ROOT, absolute)
}

/** @param {string} path */
function isTest(path) {
  return path.startsWith('tests/')
}

/**
 * A path in another package runs what needs no emulator: those are the tests that import it.
 * @param {string} path
 * @returns {TestProject[]}
 */
function projectsOf(path) {
  if (path === 'tests' || path === '') return [...PROJECTS]
  if (!isTest(path)) return QUICK_PROJECTS
  const found = PROJECTS.filter((project) => PROJECT_NEEDS[project].folders.some((folder) => inFolder(path, folder)))
  if (found.length === 0) throw new Failure(`${path} holds no tests: tests live in ${allFolders().join(', ')}.`)
  return found
}

/**
 * @param {string} path
 * @param {string} folder
 */
function inFolder(path, folder) {
  return join(path, '/').startsWith(join(folder, '/'))
}

function allFolders() {
  return PROJECTS.flatMap((project) => [...PROJECT_NEEDS[project].folders])
}
